import { numbered } from './numbered.ts'
import { labels, type LabelWords } from './words.ts'

/** Portuguese: OSE em português, Old Dragon. */
export const portuguese: LabelWords = {
  language: 'pt',
  joins: { and: ['e', '+', '&'], or: ['ou'] },
  figures: {
    ac: labels('ca! | classe de armadura | armadura | caa! | categoria de armadura'),
    hd: labels('dv! | dados de vida | dado de vida | dg!'),
    hp: labels('pv! | pontos de vida | pvs!'),
    attacks: [
      ...numbered('de ataques', 'ataques', 'at', 'at.', 'atq', 'atq.', 'de at.'),
      ...labels(`atq! | ata! | ataques | ataque | at! | att! | #at! | numero de ataques | nº de ataques | atq. |
      atqs! | n° de ataques | num. de ataques | no. de ataques | atk!`),
    ],
    damage: labels('dano | danos | dn! | d!'),
    thac0: labels('tac0! | thac0! | taco! | jac0! | tca0!'),
    bonus: labels('bonus de ataque | ba! | bba! | bac!'),
    movement:
      labels(`mv! | mov! | movimento | movimentacao | deslocamento | mov. | velocidade | mvt! | desl! |
      deslocacao`),
    saves: labels(`jp! | tr! | jogada de protecao | jogadas de protecao | teste de resistencia |
      testes de resistencia | sv! | js! | salvaguarda | salvaguardas | jogada de salvacao |
      jogadas de salvacao | ts! | jps! | protecao | salva como | jogada de protecao como | salvamento |
      resistencia | teste de salvamento`),
    morale: labels('ml! | moral | mor! | mo! | mor.'),
    alignment: labels('al! | alinhamento | alin! | ali! | tendencia | alinh! | ten! | alin.'),
    xp: labels(
      'px! | xp! | pontos de experiencia | experiencia | valor em xp | pe! | exp! | valor xp',
    ),
    numberAppearing: [
      ...numbered(
        'de aparicoes',
        'aparicoes',
        'de aparicao',
        'aparicao',
        'de encontro',
        'de encontros',
        'encontro',
        'encontrado',
        'encontrados',
        'enc.',
        'ap.',
        'apar.',
        'aparecendo',
      ),
      ...labels(`na! | numero de aparicoes | numero | encontros | numero encontrado | ne! | n° de aparicoes |
      nº de aparicoes | numero aparecendo | encontro | aparicao | aparicoes | nº encontrado |
      n° encontrado | numero de encontro | quantidade | qtd! | no. encontrado | no. enc. | num. enc. |
      nº aparecendo | numero de encontros | numero de aparicao`),
    ],
    treasure: labels(
      'tt! | tipo de tesouro | tesouro | tes! | te! | tesouros | tes. | classe de tesouro',
    ),
    other:
      labels(`tamanho | inteligencia | especial | especiais | tipo | habitat | idiomas | nivel | frequencia |
      covil | no covil | habilidades | nome | ataques especiais | ataque especial |
      resistencia a magia | poderes | notas | terreno | clima | premio`),
  },
}
