/** Words of a phrase that tells what a creature is like: `which`, `resembles`, `creatures`. */
const telling =
  /\s(?:that|which|whose|resembl(?:e|es|ing)|creatures?|animals?|beasts?|beings?|humanoids?|monsters?|insects?|reptiles?|mammals?|arachnids?|fish|plants?|fung(?:i|us)|predators?|scavengers?|carnivores?|herbivores?|spirits?|people|folk|constructs?|crustaceans?|amphibians?|rodents?|raptors?|one of|bred|dwell(?:ing|ers?)|living|native|feeding|made|capable|usually|often|sometimes|known)(?=\s|$)/
/** A capital or a number, and then nothing but small letters. */
const sentence = /^\W{0,4}(?:\p{Lu}[\p{Ll}\d'-]*|\d+['"]?),?(?:\s[\p{Ll}\d"'’&;,()-]+){3,}\W{0,2}$/u
const phrase = /^\W{0,4}\p{Lu}[\p{Ll}'-]*,?(?:\s[\p{Ll}'-]+){1,2}\W{0,2}$/u
const oneLine = /^[^\n]{2,60}\n\s*$/

/**
 * `Horrid slug-like things with sucker mouths`: what a page tells of the creature under its name,
 * without a sentence's end. `headed` where the page's own headings stand between it and the figures:
 * then a few words are enough under the page's first line.
 */
export function isDescription(
  text: string,
  lineStart: number,
  line: string,
  headed: boolean,
): boolean {
  if (sentence.test(line)) return headed || telling.test(line)
  if (!headed) return false
  return isMostlySmall(line) || (phrase.test(line) && isSecond(text, lineStart))
}

/** True when over 70 % of five words or more are in lower case: too many for a name. */
function isMostlySmall(line: string): boolean {
  const words = line.trim().split(/\s+/)
  const small = words.filter((word) => /^[(']?\p{Ll}/u.test(word)).length
  return words.length >= 5 && small > words.length * 0.7
}

/** True when exactly one short line is above it. */
function isSecond(text: string, lineStart: number): boolean {
  return lineStart < 80 && oneLine.test(text.slice(0, lineStart))
}
