/** A score of the family, as Cairn names it. */
export type CairnLabel = 'hp' | 'armor' | 'str' | 'dex' | 'wil'

/** How a word must stand to be a label: in any letters, in capitals, or in capitals unless a number is right beside it. */
export type Letters = 'any' | 'capitals' | 'beside a number'

/** Words for each score in Cairn, its hacks, its kin and its translations. */
export const labelWords: Readonly<Record<CairnLabel, Readonly<Record<Letters, string>>>> = {
  hp: {
    any: 'hp|hps|hit protection|hit protect|hit prot|hit points|hit point|hitpoints|guard|grd|hit pts|health|puntos de golpe|puntos de vida|puntos de protección|protección contra golpes|protección de golpes|protección contra los golpes|points de vie|points de protection|points de garde|points de coup|protection contre les coups|punti ferita|punti vita|punti protezione|protezione dai colpi|protezione colpi|trefferpunkte|trefferschutz|lebenspunkte|schutzpunkte|pontos de vida|pontos de golpe|pontos de proteção|proteção contra golpes|proteção contra ataques|ochrona przed trafieniem|punkty ochrony|body ochrany',
    capitals: 'END|GD|HPS|H|GRIT|BO|OCHR|OCH',
    'beside a number':
      'pg|pv|pf|tp|pdg|pdv|ptos|protección|protection|protezione|proteção|schutz|guardia|garde|guarda|vida|pp|lp|grit|ochrona',
  },
  armor: {
    any: 'armor value|armour value|armor rating|armour rating|armor|armour|armr|armadura|armure|armatura|rüstung|ruestung|rüstungswert|panzerung|panssari|rustning|pantser|pancerz|pancerza|zbroj|zbroje',
    capitals: 'AR|AV|A|ARM|RÜS|RÜ|RÜST|ARMAD|PAN|PANC|ZBR',
    'beside a number': '',
  },
  str: {
    any: 'strength|str|force|forza|fuerza|fuerz|força|stärke|síla|siła|styrka|voima|vigour|vigor|vigueur',
    capitals: 'FUE|FUERZ|FOR|ST|STÄ|VIG|S|MGT|STÄR|FZA|SIŁ|SIL|SÍL|STY|VOI',
    'beside a number': 'might|kraft',
  },
  dex: {
    any: 'dexterity|dex|destreza|destrezza|dextérité|geschicklichkeit|geschick|gewandtheit|mrštnost|zręczność|smidighet|ketteryys|clarity',
    capitals: 'DES|GE|GES|GEW|CLA|GSC|D|GRC|AGI|DXT|ZRE|ZRĘ|ZR|MRŠ|SMI|KET',
    'beside a number': 'grace|agility|agilité|agilidad|agilidade|agilità',
  },
  wil: {
    any: 'willpower|wil|voluntad|volonté|volontà|vontade|willenskraft|willensstärke|vůle|tahdonvoima|wilskracht|charisma|ctrl|spirit|siła woli',
    capitals: 'WILL|VOL|VON|WK|CHA|CAR|SPI|ESP|CON TROL|CONTROL|EGO|PSY|W|WOL|VŮL|VUL|TAH|VIL',
    'beside a number': 'wille|wola|carisma|charisme|resolve|esprit|espíritu',
  },
}
