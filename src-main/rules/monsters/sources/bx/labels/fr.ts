import { labels, type LabelWords } from './words.ts'

/** French. */
export const french: LabelWords = {
  language: 'fr',
  joins: { and: ['et', '+', '&'], or: ['ou'] },
  figures: {
    ac: labels("ca! | classe d'armure | classe armure | armure | caa!"),
    hd: labels('dv! | des de vie | de de vie | dds de vie | ddv!'),
    hp: labels('pv! | points de vie | pdv!'),
    attacks:
      labels(`att! | atq! | attaques | attaque | #at! | #att! | nombre d'attaques | nb d'attaques |
      nbr d'attaques | atk! | att. | atq. | nb. d'attaques | at! | nb att!`),
    damage: labels('degats | dg! | deg! | dgt! | dgts! | deg. | dommages | dom! | d! | dm!'),
    thac0: labels('tac0! | taco! | thac0! | tac0 | tca0!'),
    bonus: labels("bonus d'attaque | bonus a l'attaque | ba! | bba!"),
    movement:
      labels(`mv! | mvt! | mvt. | mouvement | deplacement | dep! | depl! | vitesse | dp! | mouv! | vit! | mov! |
      dpl!`),
    saves:
      labels(`js! | jds! | jet de sauvegarde | jets de sauvegarde | sauvegarde | sauvegardes | sv! | sauv! |
      sauvegarde comme | jp! | jet de protection | jets de protection | jet sauvegarde | sauve comme |
      sauv.`),
    morale: labels('ml! | moral | mor! | mo! | mor.'),
    alignment: labels('al! | alignement | align! | alig! | ali! | align.'),
    xp: labels(`px! | xp! | points d'experience | experience | pex! | xp gagnes | pts d'exp | valeur en px |
      valeur px | valeur en xp | pe!`),
    numberAppearing:
      labels(`na! | nr! | nombre rencontre | nombre | nb rencontre | nombre d'apparition | nb! | nb. rencontre |
      rencontre | nombre apparaissant | nombre rencontres | nb d'apparition | apparition | nb. app. |
      nbre! | nombre appar. | no. app. | nr app! | nombre app. | quantite | nombre d'individus`),
    treasure:
      labels(`tt! | type de tresor | classe de tresor | classe de butin | tresor | tr! | tres! | tresors |
      butin`),
    other:
      labels(`taille | intelligence | special | speciaux | attaque speciale | attaques speciales |
      defense speciale | defenses speciales | frequence | langues | niveau | type | habitat |
      environnement | capacites | capacites speciales | nom | % antre | antre | au gite | pouvoirs |
      notes | climat | resistance a la magie`),
  },
}
