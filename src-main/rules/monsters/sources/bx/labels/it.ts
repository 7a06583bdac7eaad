import { numbered } from './numbered.ts'
import { labels, type LabelWords } from './words.ts'

/** Italian. */
export const italian: LabelWords = {
  language: 'it',
  joins: { and: ['e', 'ed', '+', '&'], or: ['o', 'oppure', 'od'] },
  figures: {
    ac: labels(
      "ca! | classe armatura | classe d'armatura | armatura | cda! | caa! | classe di armatura",
    ),
    hd: labels('dv! | dadi vita | dado vita | dadi ferita | df! | dadi-vita'),
    hp: labels('pf! | punti ferita | pv! | punti vita'),
    attacks: [
      ...numbered('di attacchi', 'attacchi', 'att', 'att.', 'at', 'at.'),
      ...labels(`att! | atk! | attacchi | attacco | #at! | #att! | n. attacchi | numero di attacchi |
      numero attacchi | att. | n. att. | at! | n° attacchi | nº attacchi | n. di attacchi | atta! |
      n.att!`),
    ],
    damage: labels('danni | danno | dan! | ferite | d! | dn! | f!'),
    thac0: labels('tac0! | thac0! | txc0! | txc! | t.h.a.c.0! | tpxc! | tpc0! | taco! | tpca0!'),
    bonus: labels("bonus di attacco | bonus attacco | bonus d'attacco | ba! | bab!"),
    movement: labels('mv! | movimento | mov! | mov. | velocita | mo! | spostamento'),
    saves:
      labels(`ts! | tiro salvezza | tiri salvezza | salvezza | salvezza come | tiro-salvezza | tiri-salvezza |
      salva come | ts come | tiro salvezza come | tiri salvezza come | tiro di salvezza | sv!`),
    morale: labels('ml! | morale | mor! | mo! | mor.'),
    alignment: labels('al! | allineamento | all! | allin! | allin. | all.'),
    xp: labels(`px! | pe! | punti esperienza | esperienza | xp! | valore in px | valore px | punti esp. |
      valore in pe | ptx! | valore px`),
    numberAppearing: [
      ...numbered(
        'apparizione',
        'apparizioni',
        'di apparizione',
        'di apparizioni',
        'app.',
        'appar.',
        'incontrati',
        'incontrato',
        'incontro',
        'incontri',
        'di mostri',
        'mostri',
        'inc.',
        'enc.',
        'per incontro',
      ),
      ...labels(`na! | ni! | numero | numero apparizione | numero incontrato | n. apparizione | n. apparizioni |
      n. incontrati | n. app. | incontri | ne! | apparizione | apparizioni | numero apparizioni |
      numero di apparizione | n. apparizione | n. apparizioni | n. incontro | numero di mostri |
      no. app. | n. mostri | numero incontri | quantita`),
    ],
    treasure: labels(
      'tt! | tipo di tesoro | tesoro | tes! | tipo tesoro | tesori | tes. | classe di tesoro',
    ),
    other:
      labels(`taglia | intelligenza | speciale | speciali | attacchi speciali | difese speciali | tipo |
      habitat | lingue | livello | frequenza | tana | nella tana | abilita | nome | abilita speciali |
      resistenza alla magia | poteri | note | terreno | clima | % nella tana`),
  },
}
