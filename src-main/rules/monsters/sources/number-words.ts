/** Words for the numbers from one on, in the languages whose games are read, in small letters without accents. */
const spoken = [
  'one un una une uno ein eine einen eins um uma',
  'two dos deux zwei due dois duas',
  'three tres trois drei tre',
  'four cuatro quatre vier quattro quatro',
  'five cinco cinq funf cinque',
  'six seis sechs sei',
  'seven siete sept sieben sette sete',
  'eight ocho huit acht otto oito',
  'nine nueve neuf neun nove',
  'ten diez dix zehn dieci dez',
  'eleven once onze elf undici',
  'twelve doce douze zwolf dodici doze',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

/** The numbers from one to twenty by their words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  spoken.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
)

/** The number of a word with or without accents; undefined where it is none. */
export function numberOf(word: string): number | undefined {
  return numberWords.get(
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, ''),
  )
}
