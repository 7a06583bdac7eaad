import type { FieldKey, SaveKey } from './field-key.ts'
import { withComposed } from './keys-composed.ts'

export type { FieldKey, SaveKey } from './field-key.ts'

/** Keys in lower case without spaces and signs, in the languages whose games use them. */
const keys: Record<FieldKey, string> = {
  name: 'name who foe foes enemy enemies adversary monster monstername creature creaturename title nom nombre nome monstre monstruo mostro kreatur criatura monstertype monsterorcreature',
  ac: 'ac acaac acdac armorclass armourclass ca clasedearmadura classedarmure classearmatura classedarmatura classedearmadura rk ruestungsklasse rustungsklasse defense defence baseac basearmorclass basearmourclass acvalue armorclassvalue',
  acUp: 'aac ascendingac ascendingarmorclass ascendingarmourclass acascending acasc ascac acup caasc caa aka armorclassascending armourclassascending armorclassasc armourclassasc ascarmorclass ascac ascendingarmour ascendingarmor acascendente acascendant rkaufsteigend caascendente caascendant',
  acDown:
    'dac descendingac descendingarmorclass descendingarmourclass acdescending acdesc descac acdown cadesc cad armorclassdescending armourclassdescending armorclassdesc armourclassdesc acdescendente acdescendant rkabsteigend cadescendente cadescendant',
  hd: 'hd hitdice hitdie hitdiestring dg dadosdegolpe dv dadosdevida desdevie dadivita tw trefferwurfel hitdiceformula hddice hdhp hdhps hdhitpoints hitdicehp hitdicehitpoints hdavghp hdlevel basehd basehitdice nbhd numhd desdevies dadi dadidivita dadosgolpe hitdies hd8',
  hdBonus:
    'hitdicebonus hdbonus hitdicemodifier hdmodifier hdmod hitdicemod hitdiceplus hdplus hpmodifier hpbonus hpmod hpplus hpadd hpadds hitpointmodifier hitpointbonus hitpointmod extrahp hdadd hdadds dicemod dicebonus',
  hp: 'hp hpeach hps hitpoints hitpoint hitprotection hitprot pg puntosdegolpe pv pontosdevida pointsdevie pf puntiferita tp trefferpunkte hpavg avghp averagehp averagehitpoints hpaverage hptypical typicalhp basehp hpaverage averagehps guard grd gd end health pdv lp lebenspunkte puntosgolpe pontosvida puntosdevida puntiferite hpoints pdg hitpts schutz trefferschutz schutzpunkte puntosdeproteccion pointsdeprotection puntiprotezione pontosdeprotecao protecciongolpes guardia garde guarda vida',
  hpMax: 'hpmax maxhp hitpointsmax maxhitpoints hitprotectionmax',
  stars:
    'specialbonus specialability asterisks stars specialabilitybonus numberofspecialabilities numspecialabilities specialabilitystars',
  attacks:
    'attack attacks att atk atks at noattacks noofattacks noatt numberofattacks numattacks attacksperround attacksround attackroutine attackroutines attaque attaques ataque ataques atq attacco attacchi angriff angriffe weapon weapons does waffe waffen arma armas arme armes actions action',
  damage:
    'damage dmg dam damages dano danos degats schaden danni danno damageroll damagedice damageperattack damageattack',
  thac0:
    'thac0 thaco gac0 gaco taco etac0 tac0 etw0 etwo tw0 jac0 jaco tca0 etc0 trefferwurf0 tohitac0 tohit0',
  attackBonus:
    'attackbonus ab bab bba hitbonus tohit tohitbonus attbonus atkbonus bonustohit attackmodifier bth thac0bonus atkbonus attackbonuses bonusdattaque bonusattaque bonificadordeataque bonodeataque bonusdeataque bonusattacco angriffsbonus bonusdiattacco',
  movement:
    'movement move mv mov speed movementrate moverate movimiento movimento mouvement deplacement bewegung bewegungsrate bw dep movil velocidad vitesse mvmt moveininches movementininches moveft mvft spd deslocamento velocita bewegungsweite laufen rangoreach velocidade tasadimovimiento movementfeet mvt mvmnt flying swimming climbing burrowing',
  saves:
    'save saves sv svs st savingthrow savingthrows savethrows savethrow ts jds js rw rettungswurf rettungswurfe tirodesalvacion tiradasdesalvacion tirisalvezza jetsdesauvegarde jetdesauvegarde sauvegarde sauvegardes salvaciones salvacion tiradadesalvacion jp jogadadeprotecao jogadasdeprotecao protecao tirosalvezza salvezza salvezze rettung rettungen',
  saveAs:
    'saveas savesas svas saveclass savelikeclass saveslike savelike saveasclass savesasclass salvacomo sauvegardecomme salvacome rettungswurfals',
  saveAsLevel: 'saveaslevel savesaslevel savelevel savelvl',
  morale:
    'morale ml moral mor moralscore moralescore morali kampfmoral basemorale moralebase moralevalue moralwert moralfaktor mrl',
  alignment:
    'alignment al align alineamiento alignement alinhamento allineamento gesinnung ali law alineacion ausrichtung algn',
  xp: 'xp xps exp experience experiencepoints xpvalue xpv xpaward px pe ep eps xpreward experiencevalue puntosdeexperiencia basexp xpaward xpbase levelxp levelxpvalue hdexp hdxp clxp challengelevelxp experiencia erfahrung erfahrungspunkte pontosdeexperiencia puntiesperienza puntosexperiencia pex pointsdexperience esperienza exppoints exppts expvalue',
  numberAppearing:
    'na howmany numberappearing noappearing noapp numberapp numappearing appearing nmberappearing noenc noencountered numberencountered numberofappearing apariciones nap nbre no num nr number qty quantity encounters anzahl app enc nombrerencontre numerodeaparicion numeroaparicion numapparizioni numeroapparizioni numero quantidade quantita cantidad vorkommen anzahlerscheinend nombreapparaissant aparicion noap encounternumber groupsize',
  inDungeon:
    'nadungeon numberappearingdungeon dungeonappearing nbrdj nadj appearingdungeon noappdungeon nadungeons noencdungeon encounterdungeon dungeonna',
  inWild:
    'nawilderness nawild numberappearingwilderness numberappearingwild nbr appearingwilderness appearingwild noappwild noencwilderness wildna noencwild',
  inLair: 'nalair numberappearinglair appearinglair noapplair noenclair numberinlair lairna',
  treasure:
    'treasure treasuretype tt hoard hoardclass hoardtype loot tesoro tresor schatz treasures butin schatztyp tipodetesoro tesouro tipodetesouro treasuretypes typeoramountoftreasure typedetresor tipotesoro tipoditesoro schatze schatzart tesori hort treasureclass treasurelair carries carrying',
  armor:
    'armor armour ar armadura armure armatura rustung ruestung arm av armorvalue armourvalue armorpoints protection armorrating armourrating',
  str: 'str strength fue fuerza for forca force forza sta staerke starke vig vigour vigor strengthmax strmax',
  dex: 'dex dexterity des destreza destrezza dexterite ge ges geschick geschicklichkeit gsc cla clarity dexteritymax dexmax',
  wil: 'wil will willpower vol voluntad volonte volonta von vontade wk willenskraft wille cha charisma ctrl control spi spirit willpowermax wilmax ego psy forcadevontade fuerzadevoluntad forcedevolonte forzadivolonta',
  details:
    'description desc biography bio traits trait specialabilities special specials abilities notes note text details specialattacks specialdefense specialdefenses criticaldamage critical effect features reactions legendaryactions lairactions senses languages weaknesses descripcion beschreibung descrizione descricao habilidades capacites fahigkeiten poderes behavior behaviour tactics wants drive instinct appearance habitat lore ability challengerating cr armordesc armourdesc armornotes acnotes actype frequency intelligence magicresistance lairprobability percentinlair inlairpercent inlair specialdefence specialdefences psionicability ap armourpoints vision hearing diet organization notas nota remarques remarque bemerkungen bemerkung anmerkungen anmerkung commentaire comentarios commenti comments comment degatscritiques critique critico danocritico danoscriticos dannocritico dannicritici kritischerschaden kritisch pouvoirs poderesespeciales sonderfahigkeiten sonderfertigkeiten besonderheiten capacidades capacitespeciales speciale spezial especial',
  tags: 'size tags tag keywords terrain terrains environment type subtype category kind family',
  machinery:
    'id key label abbr img image imageurl customimage token tokens prototypetoken flags sort permission ownership folder effects path version lastupdatems player layout extends bestiary statblock hitdiceroll retainer monsterid monsterindex rolljds rollmoral forcecolumns columns obsidianuimode noapproll noapprollwild noapprolllair sourceid slug url uuid createdat updatedat config encumbrance schema containers',
  challenge: 'challenge challengelevel cl level lvl lv monsterlevel',
  credit: 'source credit credits author book quelle fuente fonte',
  licence: 'licence license lizenz licencia licenca',
  saveD: '',
  saveW: '',
  saveP: '',
  saveB: '',
  saveS: '',
}

const saveWords: Record<SaveKey, string> = {
  saveD:
    'd death deathray deathpoison poison poisondeath doom deathrayorpoison deathraypoison muerte mort morte tod',
  saveW: 'w wand wands magicwands ray rays varita varitas baguette baguettes zauberstabe magicwand',
  saveP:
    'p para paral paralize petri paralysis paralyze petrify petrification hold paralysispetrify paralysispetrification paralisis paralysie lahmung stone',
  saveB:
    'b breath breaths dragon breathattacks breathattack dragonbreath blast breathweapon aliento souffle odem soffio',
  saveS:
    's spell spells rod staff staffs rods rodsstavesspells spellsrodsstaves staves rodsstaffsspells magic rodstaffspell hechizos sorts zauber incantesimi',
}
const savePrefixes = ['save', 'saves', 'sv', 'st', 'savevs', 'savingthrow', 'ts', 'jds']

const byKey = new Map<string, FieldKey>()
for (const field of Object.keys(keys) as FieldKey[])
  for (const key of keys[field].split(' ')) if (key !== '') byKey.set(key, field)
for (const field of Object.keys(saveWords) as SaveKey[]) {
  for (const word of saveWords[field].split(' ')) {
    for (const prefix of savePrefixes)
      if (!byKey.has(prefix + word)) byKey.set(prefix + word, field)
    if (word.length > 3)
      for (const after of ['save', 'saves', 'savingthrow', 'st', 'sv'])
        if (!byKey.has(word + after)) byKey.set(word + after, field)
  }
}
withComposed(byKey)
const savesByWord = new Map(
  (Object.keys(saveWords) as SaveKey[]).flatMap((field) =>
    saveWords[field].split(' ').map((word) => [word, field] as const),
  ),
)

/** Most keys in a cache. Keys repeat in every row and file; words of prose must not pile up. */
const mostKnown = 5_000
const bareKeys = new Map<string, string>()
const fields = new Map<string, FieldKey | null>()

/** Cached result for a key, made when it is not cached yet. */
function kept<T>(before: Map<string, T>, key: string, make: (key: string) => T): T {
  const found = before.get(key)
  if (found !== undefined) return found
  const value = make(key)
  if (before.size >= mostKnown) before.clear()
  before.set(key, value)
  return value
}

/** `Hit Dice`, `hit_dice`, `HitDice` and `#hitdice` are one key; so are `Dégâts` and `degats`. */
export function bareKey(key: string): string {
  return kept(bareKeys, key, (words) =>
    words
      .normalize('NFD')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/[^a-z0-9]/g, ''),
  )
}

/** The figure a key names; a number after it counts columns of one kind (`Attack 2`). */
export function fieldOf(key: string): FieldKey | null {
  return kept(fields, key, named)
}

function named(key: string): FieldKey | null {
  // What Improved Initiative keeps beside its creatures: lists of ids, settings.
  if (/^_|^ImprovedInitiative\.(?!Creatures\.)/.test(key)) return 'machinery'
  // A column for the die that chooses one.
  if (/^\s*\d{0,2}[dw]\d{1,3}\s*$/i.test(key)) return 'machinery'
  if (key.trim() === '#') return 'numberAppearing'
  // The saving throw against spells, beside `save_d` and its like; `saves` are all of them.
  if (key === 'saveS' || /^(?:saves?|sv)[ _.-]s$/i.test(key)) return 'saveS'
  const bare = bareKey(key)
  return byKey.get(bare) ?? byKey.get(bare.replace(/\d+$/, '')) ?? null
}

/** The saving throw a key names where nothing but saving throws stands. */
export function saveOf(key: string): SaveKey | null {
  return savesByWord.get(bareKey(key)) ?? null
}
