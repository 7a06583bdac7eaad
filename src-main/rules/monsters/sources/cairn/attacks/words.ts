/** Words that tell of attacks before they are named. */
export const lead =
  /^(?:attacks?|weapons?|damage|dmg|att|atk|armed with|armed|wields?|wielding|carries|carry|carrying|fights with|uses|strikes with|attaques?|ataques?|angriffe?|attacc(?:o|hi)|hyökkäykset|hyökkäys|útoky|útok|aanval(?:len)?|ataki?|anfall|armas?|armes?|waffen?|daño|dégâts|schaden|danno|dano)(?![\p{L}\d])(?!\s*\(|\s(?:are|is|by|against|made|that|which|(?:with|at) (?:dis)?advantage)(?!\p{L}))(?<!weapons?(?=\s\d{0,2}d\d))\s*(?:[:=]|-(?=\s))?\s*(?:(?:with|by)\s+)?(?:(?:an?|the|its|his|her|their)\s)?/iu

/** `Attacks:` and its like, as the title of a line. */
export const titleOfAttacks =
  /^(?:attacks?|attacking|weapons?|damage|att|atk|dmg|melee|ranged|actions?|combat|ataques?|attaques?|angriffe?|attacc(?:o|hi)|armas?|armes?|waffen?|armi|hyökkäykset|útoky|cuerpo a cuerpo|nahkampf|fernkampf|mischia|à distance)(?!\p{L})/iu

const qualities =
  /^(?:detachment|blast|warband(?: scale)?|swarm|ethereal|incorporeal|massive|destacamento|détachement|distaccamento|abteilung)$/i

/** A quality of the whole creature that stands alone among its attacks, in small letters; null for other words. */
export function qualityIn(words: string): string | null {
  if (words.length > 30 || /\d/.test(words)) return null
  const said = words.replace(/^[\s(_*]+|[\s).,;_*]+$/g, '')
  return qualities.test(said) ? said.toLowerCase() : null
}

/** Words that join two attacks; those that mean both are made. */
export const joint = /\s(or|and|&|\+|plus|oppure|oder|und|ou|et|ed?|o|y|nebo|lub|tai|eller)(?=\s)/iy
export const both = /^(?:and|&|\+|plus|und|et|y|ed?)$/i
/** A joining word at the start of a piece. */
export const jointFirst =
  /^\s*(?:or|and|&|\+|plus|oppure|oder|und|ou|et|ed?|o|y|nebo|lub|tai|eller)\s+(?:if\s)?/i

/** `bite deals`, `its maw for`: what leads over to the dice is not of the name. */
export const leadsOver =
  /\s(?:(?:which |that )?(?:deals?|dealing|does|doing|inflicts?|inflicting|causes?|causing|for|at|damage|dmg|hits? for|do|pour|für|por|fait|macht|hace|fa|faz))+$/i

/** `Deals d10 with its bite`: no name yet. */
export const onlyLeads =
  /^(?:(?:it|they|he|she)\s)?(?:deals?|does|do|inflicts?|causes?|hits? for|damage|dmg|attacks? for)$/i

/** Subject and verb before an attack: `The wyrm attacks with its jaws`, `It can also bite`. */
export const tellingOf =
  /^(?:(?:it|they|he|she|elle|il|er|sie|es|ella|él|ele|ela|lui|lei|the\s\p{L}[\p{L}' -]{1,30}?|\p{Lu}[\p{L}'-]{1,20})\s)?(?:(?:can|may|will|also)\s){0,2}(?:(?:attacks?|strikes?|fights?|hits?|lash(?:es)?|swings?|slash(?:es)?|defends? \p{L}{2,12})\s(?:out\s)?(?:with|using)\s|(?<=^(?:it|they|he|she|elle|il|er|sie|es|ella|él|ele|ela|lui|lei)\s)(?=\p{L}))/iu

/** Verb before an attack in other languages: `Ataca con sus garras`, `Kämpft mit einem Speer`. */
export const tellingElsewhere =
  /^(?:ataca|golpea|attacca|colpisce|attaque|frappe|combat|greift|kämpft|schlägt|lucha|luta)\s(?:con|com|avec|mit)\s(?:(?:un[ao]?|une?|ses|sa|son|sus?|seus?|suas?|sein(?:en|em|er)?|ihr(?:en|em|er)?|ein(?:en|em|er)|i suoi|le sue|gli|la|el|il|lo|le|las?|los?|les?|der|dem|den|die)\s)?/iu

/** `Waxen bite. d8`: a title set apart by its stop. */
export const titled = /^(\p{Lu}[\p{L}' -]{1,30})\.\s+(?=\d{0,2}d\d)/u
