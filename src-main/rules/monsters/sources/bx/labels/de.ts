import { labels, type LabelWords } from './words.ts'

/** German; its dice are `1W6`. */
export const german: LabelWords = {
  language: 'de',
  joins: { and: ['und', '+', '&'], or: ['oder', 'bzw.'] },
  figures: {
    ac: labels(`rk! | rustungsklasse | rustung | ark! | ruestungsklasse | aufsteigende rk |
      aufsteigende rustungsklasse | akr!`),
    hd: labels('tw! | trefferwurfel | tp-wurfel | trefferwuerfel | lw! | lebenswurfel'),
    hp: labels('tp! | trefferpunkte | lp! | lebenspunkte'),
    attacks:
      labels(`ang! | angriffe | angr! | angr. | angriff | att! | atk! | at! | #at! | anzahl angriffe |
      anzahl der angriffe | attacken | attacke | ang. | #an! | anz. angriffe | an! | attacks!`),
    damage: labels('schaden | schad. | sch! | sc! | schd! | sd! | s! | sp! | sw!'),
    thac0: labels('etw0! | etwo! | thac0! | etw 0! | trk0! | ttk0! | ew0! | etrk0!'),
    bonus: labels('angriffsbonus | ab! | angr.-bonus | grundangriffsbonus'),
    movement: labels(
      'bw! | bewegung | bewegungsrate | bew! | bew. | geschwindigkeit | br! | bg! | be!',
    ),
    alsoMoves: labels('fliegen | fliegend | schwimmen | schwimmend | klettern | graben'),
    saves:
      labels(`rw! | rettungswurf | rett. | rett! | rettungswurfe | rettungswuerfe | rw wie | rw als |
      rettungswurf als | rettet als | rettungswurf wie | rettungswurfe wie | rettungswurfe als |
      rettet wie`),
    morale: labels('ml! | moral | mw! | moralwert | mo! | mor!'),
    alignment: labels(
      'ge! | gesinnung | ges! | gs! | ges. | ausrichtung | gesinn. | gesin. | al! | gn! | g!',
    ),
    xp: labels('ep! | erfahrungspunkte | erfahrung | xp! | ep-wert | ep wert | erf!'),
    numberAppearing:
      labels(`az! | anzahl | anz! | anz. | anzahl auftauchend | anzahl begegnet | auftreten | ea! |
      erscheinende anzahl | anzahl erscheinend | begegnung | begegnungen | za! | zahl`),
    treasure:
      labels(`sa! | schatz | schatzart | schatztyp | sc! | tt! | st! | schatzklasse | hort | horttyp | sk! |
      sch! | schatze | hortklasse`),
    other: labels(`grosse | groesse | große | intelligenz | besonderheiten | besonderes | spezial |
      spezielle angriffe | spezialangriffe | spezialfahigkeiten | haufigkeit | sprachen | stufe | typ |
      lebensraum | name | fahigkeiten | magieresistenz | hinweise | klima | gelande | im hort |
      wahrscheinlichkeit im hort | sonderfahigkeiten`),
  },
}
