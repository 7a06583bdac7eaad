/** Words that tell of attacks before they are named. */
export const lead =
  /^(?:attacks?|weapons?|damage|dmg|att|atk|armed with|armed|wields?|wielding|carries|carrying|fights with|uses|strikes with|attaques?|ataques?|angriffe?|attacc(?:o|hi)|armas?|armes?|waffen?|daño|dégâts|schaden|danno|dano)\b(?!\s*\()\s*(?:[:=]|-(?=\s))?\s*(?:(?:with|by)\s+)?(?:(?:an?|the|its|his|her|their)\s)?/i

/** `Attacks:` and its like, as the title of a line. */
export const titleOfAttacks =
  /^(?:attacks?|weapons?|damage|att|atk|dmg|ataques?|attaques?|angriffe?|attacc(?:o|hi)|armas?|armes?|waffen?)\b/i

const qualities =
  /^(?:detachment|blast|warband(?: scale)?|swarm|ethereal|incorporeal|massive|destacamento|détachement|distaccamento|abteilung)$/i

/** A quality of the whole creature that stands alone among its attacks, in small letters; null for other words. */
export function qualityIn(words: string): string | null {
  if (words.length > 30 || /\d/.test(words)) return null
  const said = words.replace(/^[\s(_*]+|[\s).,;_*]+$/g, '')
  return qualities.test(said) ? said.toLowerCase() : null
}

/** Words that join two attacks; those that mean both are made. */
export const joint = /\s(or|and|&|\+|plus|oppure|oder|und|ou|et|ed?|o|y)(?=\s)/iy
export const both = /^(?:and|&|\+|plus|und|et|y|ed?)$/i
/** A joining word at the start of a piece. */
export const jointFirst = /^\s*(?:or|and|&|\+|plus|oppure|oder|und|ou|et|ed?|o|y)\s+(?:if\s)?/i

/** `bite deals`, `its maw for`: what leads over to the dice is not of the name. */
export const leadsOver =
  /\s(?:(?:which |that )?(?:deals?|dealing|does|doing|inflicts?|inflicting|causes?|causing|for|at|damage|dmg|hits? for|do))+$/i
