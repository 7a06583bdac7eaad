/** Words of a phrase that tells what a creature is like: `which`, `resembles`, `creatures`. */
const telling =
  /\s(?:that|which|whose|resembl(?:e|es|ing)|creatures?|animals?|beasts?|beings?|humanoids?|monsters?|insects?|reptiles?|mammals?|arachnids?|fish|plants?|fung(?:i|us)|predators?|scavengers?|carnivores?|herbivores?|spirits?|people|folk|constructs?|crustaceans?|amphibians?|rodents?|raptors?|one of|bred|dwell(?:ing|ers?)|living|native|feeding|made|capable|usually|often|sometimes|known)(?=\s|$)/
/** A capital, and then nothing but small letters. */
const sentence = /^\W{0,4}\p{Lu}[\p{Ll}\d'-]*,?(?:\s[\p{Ll}\d"'’&;,-]+){3,}\W{0,2}$/u

/**
 * `Horrid slug-like things with sucker mouths`: what a page tells of the creature under its name,
 * without a sentence's end. `headed` where the page's own headings stand between it and the figures.
 */
export function isDescription(line: string, headed: boolean): boolean {
  return sentence.test(line) && (headed || telling.test(line))
}
