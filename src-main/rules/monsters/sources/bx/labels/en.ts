import { labels, type LabelWords } from './words.ts'

/** English: OSE, B/X, BECMI, AD&D and their many retellings. */
export const english: LabelWords = {
  language: 'en',
  joins: { and: ['and', '&', '+'], or: ['or'] },
  figures: {
    ac: labels(`ac! | aac! | dac! | armour class | armor class | armour | armor | a.c.! | defence | defense |
      ascending ac | asc. ac | asc ac | desc. ac | desc ac | ad! | ascending armor class |
      ascending armour class | descending ac | arm. class`),
    hd: labels(`hd! | hit dice | hit die | h.d.! | hit dice/level | hd/level | hd's | hits dice | hd/ab/sv/lvl |
      hd/ab/sv | hd/sv | hd/lvl | hd/lv | level/hd | hd/sv/lvl`),
    hp: labels(`hp! | hit points | hit point | hps! | h.p.! | avg hp | average hp | average hit points | health |
      hitpoints | hit-points | htk! | hits to kill | htp!`),
    level: labels('level | lvl | lvl. | lv | threat'),
    attacks:
      labels(`att! | atk! | atks! | atts! | attacks | attack | #at! | #att! | #atk! | # at! | # att! |
      # attacks | # of attacks | # of att! | #attacks | no. attacks | no. of attacks |
      number of attacks | no. att! | no. of att. | no of attacks | no attacks | at! | #a! |
      attack rate | attack(s)/round | no. of attack(s) | att. | atk. | attacks/round |
      attacks per round | attack routine | attack(s) | number attacks | att/rnd! | at/rnd! |
      attacks/rnd | attacks/rd | melee | actions and specials | actions & specials | actions/specials`),
    damage:
      labels(`d! | dmg! | dam! | damage | dg! | damage/attack | damage/attacks | dmg/att! | dm! | dam. | dmg. |
      damage per attack | dam/att`),
    thac0: labels('thac0! | thaco! | thac∅! | to hit ac 0 | to-hit ac 0 | to hit ac0'),
    bonus:
      labels(`attack bonus | bab! | ab! | bhb! | to hit | to-hit | hit bonus | base hit bonus | att bonus |
      base attack bonus | total hit bonus | thb! | atk! | att! | attack`),
    movement:
      labels(`mv! | move | movement | mov! | mvmt | movement rate | move rate | speed | spd! | sp! | mr! |
      movement (turn) | move in inches | movement dice | mov. | mv. | mve! | m.v.! | moves | moves at |
      movement per turn | m`),
    alsoMoves:
      labels(`fly | flying | swim | swimming | burrow | burrowing | climb | climbing | fly speed | speed (fly) |
      speed (swim) | speed (climb) | speed (burrow) | flight`),
    saves:
      labels(`sv! | sav! | save | saves | save as | saves as! | saving throw | saving throws | st! | as! | sa! |
      svs! | sv as! | sv. | s.v.! | saving throw as | saving throws as | save at | saves at | sv as |
      s`),
    morale: labels('ml! | morale! | mor! | mrl! | mo! | mor. | morale score | m.l.! | m'),
    alignment: labels(
      'al! | alignment | disposition | align | aln! | align. | ali! | al.! | a.l.!',
    ),
    xp: labels(`xp! | xpv! | xp value | experience | experience points | xps! | x.p.! | px! | xp val! |
      experience value | exp! | exp. | exp value | exp. value | exp points | experience point value |
      level/x.p. value | level/xp value | level/xp | lvl/xp! | level/x.p. | cl/xp! |
      challenge level/xp | hde/xp! | hdex! | xp award | xp for defeating | xp for killing | ep! |
      x.p. value | cl/xpv! | el/xp! | level / xp | challenge level / xp | hdxp! | challenge level |
      challenge | cl`),
    numberAppearing:
      labels(`na! | n.a.! | no. app. | no. app | no. appearing | number appearing | no appearing | #app! |
      # app! | #app. | #ap! | # ap! | # app. | # appearing | # of appearing | appears | #appearing |
      no. enc. | no. enc | number encountered | no. encountered | #enc! | # enc! | encs! | wandering group |
      dungeon enc | dungeon encounter | dungeon encounters | enc! | number | no. | encounter |
      encounter number | number found | ne! | num. appearing | no. of appearing | appearing |
      dungeon appearing | encounters | nap! | app! | #encountered | # encountered | #e! | noapp! |
      nr. appearing | num appearing | number of appearances`),
    lairAppearing:
      labels(`lair group | wilderness enc | wilderness encounter | wilderness encounters |
      wilderness appearing | lair appearing | no. in lair | number in lair`),
    treasure:
      labels(`tt! | treasure type | treasure | hoard | hoard class | tr! | hc! | treas! | tc! | treasure class |
      type or amount of treasure | treasure types | loot | treas. | treasure table | t.t.! |
      hoard type | trs! | treasuretype | treasure type / hoard class | treasure type/hoard class`),
    other: labels(`special | special attack | special attacks | special defense | special defence |
      special defenses | special defences | spec! | spatt! | spdef! | sp att | sp def | sp! | sz! |
      size | int! | intelligence | frequency | freq! | % in lair | % lair | in lair | lair probability |
      lair | % liar | magic resistance | mr | psionic ability | psionics | attack/defense modes |
      attack modes | type | class | habitat | terrain | climate/terrain | climate | environment |
      organization | organisation | activity cycle | diet | languages | language | lang! | fa! |
      fighting ability | cm! | casting ability | ca | spells | challenge level | cl | power reserve |
      rarity | load | init! | crit! | initiative | abilities | special abilities | notes | note |
      equipment | gear | possessions | reaction | vision | other senses | senses | immunities |
      resistances | weaknesses | description | combat | tactics | wants | sd! | wilderness lair |
      dungeon lair | proficiencies | normal load | dex | dexterity | strength | constitution | wisdom |
      charisma | dx! | powers | appearance | behavior | behaviour | name | monster | creature | psi! |
      ac type | surprise | infravision | shock! | instinct | inst! | inst. | skill! | skills |
      armour type | magic | act! | mr% | lair chance | chance in lair | damage reduction | dr! |
      spell casting | dm! | df! | keywords | keyword | traits | trait | tags | monster type | species`),
  },
}
