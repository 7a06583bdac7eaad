/** Words that tell one kind from another of its name: sizes, ages, ranks, colours, what it is made of, where it lives. */
const words =
  'normal common ordinary lesser greater small medium large huge giant giants great dire tiny big ' +
  'minor major standard typical regular true false wild tame light heavy draft war riding pack ' +
  'young adult old ancient hatchling juvenile mature elder wyrmling immature venerable adolescent ' +
  'male female worker soldier warrior queen king drone guard leader chief elite veteran captain ' +
  'black white red green blue brown grey gray yellow gold golden silver brass bronze copper ' +
  'purple orange crystal amber bone wood wooden stone clay flesh iron steel glass obsidian ivory ' +
  'mud marble ruby jade rock granite rope straw metal rusted straw paper ice frost fire water air ' +
  'earth storm cloud hill mountain forest jungle desert swamp marsh sea river lake ocean cave ' +
  'polar arctic plains grizzly snow sand night day deep surface aquatic fresh salt freshwater ' +
  'saltwater marine winged flying two-headed headed hooded spitting pit horned tiger armoured ' +
  'armored bat prime home plane material astral ethereal shadow spectral living undead advanced ' +
  'basic i ii iii iv v form human beast animal hybrid wolf ' +
  'klein kleine kleiner gross grosse grosser groß große großer riesig riesige riesiger normale ' +
  'normaler jung junge alt alte schwarz schwarze schwarzer weiß weiße weißer rot rote roter ' +
  'grün grüne grüner blau blaue blauer gewöhnlich gewöhnliche gewöhnlicher ' +
  'pequeño pequeña mediano grande enorme gigante común joven adulto anciano negro negra blanco ' +
  'blanca rojo roja verde azul petit petite moyen moyenne grand géant géante commun commune jeune ' +
  'adulte ancien noir noire blanc blanche rouge vert verte bleu bleue piccolo piccola medio media ' +
  'comune giovane anziano nero nera bianco bianca rosso rossa pequeno pequena comum jovem ' +
  'adulta preto branco vermelho'
const qualifiers = new Set(words.split(' '))

/** True when a column's heading only names a kind of the creature: `Large`, `Prime Plane`. */
export function isQualifier(heading: string): boolean {
  return heading
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => qualifiers.has(word) || qualifiers.has(word.replace(/^\(|[),.]$/g, '')))
}
