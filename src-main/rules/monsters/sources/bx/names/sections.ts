/** Headings of the parts of one block; no creature is called so. */
const words = [
  'basics?|overview|combat|defen[cs]es?|defensive|offen[cs]es?|offensive|movement|stat(?:istic)?s',
  'abilities|special(?: abilities| attacks| defen[cs]es)?|ecology|social|other|misc(?:ellaneous)?|details',
  'saves|saving throws|rewards?|vitals|mechanics|game statistics|in combat|behaviou?r',
  'b[aá]sic[oa]s?|combate|defensas?|defesas?|gera(?:l|is)|generales|estat[ií]sticas|estad[ií]sticas|ofensiva|otros|outros',
  'kampf|verteidigung|allgemein(?:es)?|werte|combattimento|difesa|d[eé]fense|d[eé]placement|divers|altro',
].join('|')
const section = new RegExp(String.raw`^[\s#*_=:>|-]{0,8}(?:${words})[\s#*_=:>|-]{0,8}$`, 'i')

/** True when a line heads a part of a block, as `## Defense` does. */
export function headsSection(line: string): boolean {
  return line.length < 40 && section.test(line)
}
