/** Numbers up to twenty and half, in the languages whose games are read. */
const numbers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ half: '1/2', zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' },
    ...{ seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12', thirteen: '13' },
    ...{ fourteen: '14', fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18' },
    ...{ nineteen: '19', twenty: '20' },
    ...{ medio: '1/2', media: '1/2', uno: '1', una: '1', dos: '2', tres: '3', cuatro: '4' },
    ...{ cinco: '5', seis: '6', siete: '7', ocho: '8', nueve: '9', diez: '10', doce: '12' },
    ...{ demi: '1/2', un: '1', une: '1', deux: '2', trois: '3', quatre: '4', cinq: '5', sept: '7' },
    ...{ huit: '8', neuf: '9', dix: '10', onze: '11', douze: '12' },
    ...{
      halb: '1/2',
      halber: '1/2',
      ein: '1',
      eins: '1',
      eine: '1',
      zwei: '2',
      drei: '3',
      vier: '4',
    },
    ...{
      funf: '5',
      sechs: '6',
      sieben: '7',
      acht: '8',
      neun: '9',
      zehn: '10',
      elf: '11',
      zwolf: '12',
    },
    ...{ mezzo: '1/2', due: '2', quattro: '4', cinque: '5', sei: '6', sette: '7', otto: '8' },
    ...{ nove: '9', dieci: '10', undici: '11', dodici: '12' },
    ...{ meio: '1/2', um: '1', uma: '1', dois: '2', duas: '2', quatro: '4', sete: '7', oito: '8' },
    ...{ dez: '10', doze: '12' },
  }),
)

const tens: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50 },
    ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  }),
)
const compound = new RegExp(
  String.raw`^\s*(${[...tens.keys()].join('|')})(?:[- ](one|two|three|four|five|six|seven|eight|nine))?(?![a-z])`,
  'i',
)
const sum = /^\s*(\p{L}{2,9})\s+(plus|minus)\s+(\p{L}{2,9})/iu
const first = /^\s*(?:one[ -](?=half))?(\p{L}{2,9})(?!\p{L})(?:\s(?:a|of a)\s(?:die|dice))?/iu

/** A figure in words, `Half`, `Two`, `three plus one`, with digits for its first word; any other text as it is. */
export function withDigits(words: string): string {
  if (words.length > 40 || /\d/.test(words)) return words
  const [added, one, sign, other] = sum.exec(words) ?? []
  const [base, more] = [digitsOf(one), digitsOf(other)]
  if (added !== undefined && base !== undefined && more !== undefined)
    return `${base}${sign?.toLowerCase() === 'plus' ? '+' : '-'}${more}${words.slice(added.length)}`
  const [both, ten = '', unit] = compound.exec(words) ?? []
  if (both !== undefined)
    return `${(tens.get(ten.toLowerCase()) ?? 0) + Number(digitsOf(unit) ?? 0)}${words.slice(both.length)}`
  const [whole = '', word] = first.exec(words) ?? []
  const digits = digitsOf(word)
  return digits === undefined ? words : digits + words.slice(whole.length)
}

function digitsOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  const bare = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return numbers.get(bare.toLowerCase())
}
