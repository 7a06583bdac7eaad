import { numbered } from './numbered.ts'
import { labels, type LabelWords } from './words.ts'

/** Spanish: OSE en español, Aventuras en la Marca del Este, clones. */
export const spanish: LabelWords = {
  language: 'es',
  joins: { and: ['y', 'e', '+', '&'], or: ['o', 'u'] },
  figures: {
    ac: labels('ca! | clase de armadura | categoria de armadura | armadura | caa!'),
    hd: labels('dg! | dg / nivel | dg/nivel | dados de golpe | dado de golpe | dados golpe'),
    hp: labels('pg! | puntos de golpe | pv! | puntos de vida | pgs!'),
    attacks: [
      ...numbered('de ataques', 'ataques', 'at', 'at.', 'atq', 'atq.', 'de at.'),
      ...labels(`atq! | ataques | ataque | at! | #at! | n.o de ataques | numero de ataques | atq. | ataq! |
      no de ataques | nº de ataques | n° de ataques | num. de ataques`),
    ],
    damage: labels('dano | dano ataque | dano/ataque | dano por ataque | dan! | danos | d! | da!'),
    thac0: labels('gac0! | gaco! | thac0! | tac0!'),
    bonus: labels('bonificador de ataque | ba! | bonificacion de ataque | bono de ataque'),
    saves:
      labels(`ts! | tirada de salvacion | tiradas de salvacion | salvacion | salvaciones | tirs! | salva como |
      tirada salvacion | sv! | ts como | salvacion como`),
    morale: labels('ml! | moral | mor! | mor. | mo!'),
    // Behind morale: `MO 9` is morale, and `MO 90'` is how it moves.
    movement: labels('mv! | movimiento | mov! | mov. | velocidad | mo!'),
    alignment: labels('al! | alineamiento | alin! | alin. | ali!'),
    xp: labels(`px! | puntos de experiencia | experiencia | xp! | pe! | valor en px | valor px | exp! |
      valor de px | ptos. exp. | valor p.x. | p.x.! | p. experiencia | px valor`),
    numberAppearing: [
      ...numbered(
        'de aparicion',
        'aparicion',
        'de apariciones',
        'apariciones',
        'de encuentro',
        'de encuentros',
        'encuentro',
        'encontrado',
        'encontrados',
        'enc.',
        'ap.',
        'apar.',
        'apareciendo',
      ),
      ...labels(`na! | numero de aparicion | numero de encuentro | n.o apariciones | numero | nº aparicion |
      n° aparicion | ne! | numero de encuentros | num. aparicion | n.o encontrado | numero que aparece |
      no. aparicion | nº encuentro | n.º enc. | num. enc. | no. enc. | encuentro | no. encontrado |
      apariciones | cantidad | numero de apariciones | numero encontrado`),
    ],
    treasure:
      labels(`tt! | tipo de tesoro | tesoro | tes! | tes. | clase de tesoro | tesoros | valor del tesoro |
      valor de tesoro`),
    other:
      labels(`tamano | inteligencia | especial | especiales | tipo | habitat | idiomas | nivel |
      ataque especial | ataques especiales | defensas especiales | frecuencia | en guarida | guarida |
      habilidades | nombre | resistencia magica | poderes | notas | terreno | clima | clima/terreno |
      organizacion | c. actividad | dieta`),
  },
}
