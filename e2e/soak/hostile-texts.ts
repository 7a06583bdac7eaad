/** A text that grows: a beginning, and a piece that comes again and again. */
export interface HostileText {
  name: string
  begin?: string
  piece: string
}

/** Signs that open, part, repeat or mean something to one reader or another. */
const runs = [...'([{<|*_#-=+/\\"\'`~,;:.×½’– \t\n\r0aAÃ&%>@$^!'].map((sign): HostileText => ({
  name: `nothing but ${JSON.stringify(sign)}`,
  piece: sign,
}))

/** A creature whose figures a sentence tells. */
const inSentence = 'The Warden has five hit dice and an armour class of four. '

const pieces: Readonly<Record<string, string>> = {
  'brackets that never close': 'Att 1 × claw (',
  'brackets within brackets': '([{(1d6 ',
  'brackets that close nothing': 'claw 1d6)]} ',
  'markdown that never closes': '**Claw *bite _tail ',
  'tags that never close': '<b><i class="x',
  'tags without end': '<td>AC</td><td>6</td>',
  'BBCode without end': '[b]AC[/b] [i]6 ',
  'entities that never end': '&amp &#12 &nbsp',
  'letters read as others': 'Ã¢â‚¬â„¢',
  labels: 'AC HD MV SV ML AL XP NA TT ',
  'labels in words': 'Armor Class: Hit Dice: No. of Attacks: Save As: ',
  'labels of six languages': 'CA DG TS KL TW RK Bw PX DV TG ',
  'labels and numbers': 'AC 6, HD 1, ',
  'labels glued to numbers': 'AC6HD1MV90ML7',
  'a stat line without end': 'AC 6 [13], HD 1, Att 1 × bite (1d6), ML 7, ',
  'scores without labels': '6 13 1 7 90 30 ',
  saves: 'D12 W13 P14 B15 S16 ',
  'saves of one letter': 'D12 D13 D14 ',
  'dice without end': '1d6+',
  'attacks without end': '1 × bite (1d6) or ',
  'or and or': 'or and or ',
  'attacks and commas': 'claw, bite, tail, ',
  'a Cairn line without end': '5 HP, 12 STR, d6, ',
  'Cairn scores': '12 STR 12 DEX 12 WIL ',
  'stars and dice': '3+1** ',
  'numbers beside names': '(3d6) 1d4 Tomb Moths [2d6], ',
  'numbers with lairs': '(1d10, Wild 3d12, Lair 3d12) ',
  'dice that never close': 'dagger (d4+1',
  'armour in words': 'AC as plate and shield (AC 18 ',
  'levels and classes': 'Level 3 T5, Ftr 4, a 4th level cleric, ',
  'noughts for letters': '\n0ne a1b',
  'thousands of thousands': '1,000,',
  'names in capitals': 'Old Mother Cockle ',
  'names with colons': 'Goblin: ',
  'lines of names': 'Goblin King\n',
  'lines of capitals': 'GOBLIN\n',
  headings: '## Goblin\n\n',
  rules: '------\n\n',
  bullets: '- **Critical damage**: it hurts.\n',
  'bullets in one line': '▶ Damp • Cold ',
  'quotes deep': '> '.repeat(8),
  'quoted lines': '> > AC 6\n',
  'quotes that never close': '"AC "6", ',
  'blank lines': '\n \n',
  'words of prose': 'the hall is long and dark and ',
  'sentences of prose': 'It sees 60 feet. Nobody has swept it. ',
  'prose with figures': 'It has 6 hit dice and 1d6 claws, AC 5, and 30 feet of tail. ',
  'figures told in sentences': inSentence,
  'figures of a pronoun': 'He has two hit dice and an armour class of five. ',
  'lines broken in words': 'para-\nlysis ',
  'columns of a page': 'AC 6      HD 1      ML 7\n',
  'blocks without end': 'Imp\nAC 6 [13], HD 1-1 (3hp), Att 1 × bite (1d6), MV 60’ (20’), ML 7\n\n',
  'blocks of two families': 'Imp\nAC 6, HD 1, ML 7\n\n# Hag\n\n4 HP, 8 STR, hook (d8)\n\n',
  'a name and prose, again and again': 'Imp\n\nSmall and damp.\n\n',
  'tables, each with one row': '| Name | AC | HD |\n|---|---|---|\n| Imp | 6 | 1 |\n\n',
  'labels in a table': '| AC | 6 |\n|---|---|\n| HD | 1 |\n',
  'fences that never close': '```statblock\nname: Imp\n',
  'fences that close': '```yaml\nname: Imp\nhp: 4\n```\n',
  'stat blocks as objects, one a line': '{"name":"Imp","hp":4}\n',
  'a document in each line': '---\nname: Imp\n',
  'commands of LaTeX': '\\a{b} ',
  'objects of a program': "const imp = { name: 'Imp', hd: 1, ac: 7 }\n",
  'objects that never close': '{ name: "Imp", ',
  'calls that never close': 'Monster(name="Imp", ',
  'texts of a program that never close': "name = '''Imp\n",
  'comments that never close': '/* { <!-- ',
  'elements that never close': '<imp name="x">',
  'elements with a quote too many': '<imp a="',
  'attributes without end': '<imp a="1" b="2" ',
  'settings without end': 'hd = 1\n',
  'settings under headings': '[imp]\nhd = 1\nac = 7\nname = Imp\n',
  'settings of brackets': 'hd = [[{"a", ',
  'templates that never close': '{{Monster|name=Imp|',
  'templates without end': '{{Monster|name=Imp|ac=7|hd=1}}',
  'rows of a database': "('Imp', 7, 1),\n",
  'blocks that other programs fence off': ':::statblock\n4 HP, 8 STR\n',
  'labels with pictures': '❤️4 🛡1 💪8 ',
  'scores left open': '? HP, 2d6 STR, 13-18 DEX ',
  'labels, pictures and cells': 'NA1❤️HP|',
  'a star and labels in lines': '* \nMV\nTHAC0',
  'paragraphs of two languages': 'GG 6, TW 1\n\nCA 6, DG 1\n\n',
}

const begun: readonly HostileText[] = [
  ...['ab-', "a'b", '\n', '\n ', '\n>', 'Ab ', 'two claws for 1d4 each and '].map((piece) => ({
    name: `a sentence with figures, then ${JSON.stringify(piece)}`,
    begin: inSentence,
    piece,
  })),
  {
    name: 'a table without end',
    begin: '| Name | AC | HD |\n|---|---|---|\n',
    piece: '| Imp | 6 | 1 |\n',
  },
  { name: 'a table with one row without end', begin: '| Name | AC | HD |\n', piece: '| 6 ' },
  { name: 'headings without end', piece: '| Name | AC | HD ' },
  { name: 'a sheet without end', begin: 'name,ac,hd,attacks\n', piece: 'Imp,6,1,bite 1d6\n' },
  { name: 'a sheet with a quote that never closes', begin: 'name,ac,hd\n"', piece: 'Imp,6,1\n' },
  { name: 'a sheet of quotes', begin: 'name,ac,hd\n', piece: '"a""b",' },
  { name: 'a list of objects', begin: '[', piece: '{"name":"Imp","hp":4},' },
  { name: 'objects within objects', piece: '{"a":' },
  { name: 'lists within lists', piece: '[' },
  { name: 'an object with one long word', begin: '{"name":"', piece: 'imp ' },
  { name: 'strings of escapes', begin: '["', piece: '\\u0041\\"' },
  { name: 'YAML without end', begin: 'name: Imp\nhp: 4\nlist:\n', piece: '  - name: claw\n' },
  { name: 'YAML of one key', begin: 'name: Imp\nhp: 4\n', piece: 'ac: 6\n' },
  { name: 'YAML of brackets', begin: 'name: Imp\nhp: 4\nac: ', piece: '[' },
  { name: 'YAML of names for names', begin: 'name: &a Imp\nhp: 4\nlist:\n', piece: '  - *a\n' },
  { name: 'YAML of folded text', begin: 'name: Imp\nhp: 4\ntext: >\n', piece: '  dark and damp\n' },
]

/** Texts made to lead a pattern astray, each of any length. */
export const hostileTexts: readonly HostileText[] = [
  ...runs,
  ...Object.entries(pieces).map(([name, piece]) => ({ name, piece })),
  ...begun,
]

/** A bait of so many signs. `mark` makes it another text, which no reader remembers. */
export function growHostileText(
  { begin = '', piece }: HostileText,
  signs: number,
  mark: string,
): string {
  const times = Math.max(1, Math.ceil((signs - begin.length) / piece.length))
  return `${begin}${piece.repeat(times)}${mark}`
}
