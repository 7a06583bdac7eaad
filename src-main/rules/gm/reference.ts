import type { RuleText } from '../core/ruleset.ts'
import { encounterTexts } from './encounters/reference.ts'
import { fightTexts } from './fight/reference.ts'
import { conversionTexts } from '../monsters/conversion/reference.ts'
import { noteTexts } from './notes/reference.ts'
import { partyTexts } from './party/reference.ts'
import { playersTexts } from './players/reference.ts'
import { timeTexts } from './time-reference.ts'
import { townTexts } from './town/reference.ts'
import { travelTexts } from './travel/reference.ts'

const text = (rule: RuleText['rule'], title: string, says: string): RuleText => ({
  rule,
  title,
  text: says,
  section: 'The screen itself',
})

/** Texts of Gatefold's own rules, which no book has. */
export const gmReference: readonly RuleText[] = [
  ...timeTexts.map(([rule, title, says]) => text(rule, title, says)),
  ...townTexts.map(([rule, title, says]) => text(rule, title, says)),
  ...noteTexts.map(([rule, title, says]) => text(rule, title, says)),
  ...fightTexts.map(([rule, title, says]) => text(rule, title, says)),
  ...playersTexts.map(([rule, title, says]) => text(rule, title, says)),
  ...conversionTexts.map(([rule, title, says]) => text(rule, title, says)),
  text(
    'GF-TIME-03',
    'A round',
    'The next round of a fight takes ten seconds. Declarations are cleared and everybody may act again.',
  ),
  text(
    'GF-HANDOUT-01',
    'A handout',
    'A title, a style and words in Markdown: headings, lists, tables, quotes, pictures. A line of \\page alone begins a new page. It is kept with the campaign and printed as often as you like.',
  ),
  text(
    'GF-HANDOUT-02',
    'A handout dropped',
    'It leaves the list; undo brings it back. Its pictures stay, for another handout may show them.',
  ),
  text(
    'GF-HANDOUT-03',
    'A picture kept',
    'A PNG, JPEG, GIF or WebP file. One of more than 2,600 pixels is made smaller, which is all that paper shows. Write ![what it shows](image:its-name) where it is to stand.',
  ),
  text(
    'GF-HANDOUT-04',
    'A picture dropped',
    'It leaves the list; where a handout shows it, a note of that stands instead. Undo brings it back.',
  ),
  ...encounterTexts.map(([rule, title, says]) => text(rule, title, says)),
  text(
    'GF-EDIT-01',
    'Edits',
    'Any number may be set by hand within its bounds. What follows from it follows all the same, and undo takes it back.',
  ),
  text('GF-EDIT-02', 'Names', 'Any creature may be renamed at any time.'),
  text(
    'GF-EDIT-03',
    'Marks',
    'A condition is a word on a creature. Laden is the one a borrowed exhaustion asks for in games that count no load.',
  ),
  text(
    'GF-JOIN-01',
    'Joining the party',
    'A character, hireling or animal joins with the numbers a beginner of the game has. Skills, gear and coins are given by hand.',
  ),
  text(
    'GF-HARM-01',
    'Damage by hand',
    'Comes straight off one number, not below its least. Used where a game has no damage procedure of its own.',
  ),
  text('GF-HARM-02', 'Healing by hand', 'Goes on to one number, not above its most.'),
  text(
    'GF-HARM-03',
    'Damage to several',
    'One amount for everybody chosen, rolled once or for each apart; it befalls each by the game’s own rule.',
  ),
  text(
    'GF-HARM-04',
    'Healing for several',
    'One amount for everybody chosen, rolled once or for each apart.',
  ),
  text(
    'GF-FIGHT-01',
    'A fight begins',
    'With the encounter at hand, or with whoever stands on the other side. The moment before is kept as a restore point.',
  ),
  text(
    'GF-FIGHT-02',
    'Phases',
    'The steps of a round are the game’s own. After the last one the next round begins.',
  ),
  text(
    'GF-FIGHT-03',
    'Who goes first, by hand',
    'Initiative rolled at the table is entered as it fell, and kept until it is rolled or entered again.',
  ),
  text(
    'GF-FIGHT-04',
    'Before or after the foes',
    'Where everybody goes by a save of their own, the GM may say for each which side of the foes they stand on.',
  ),
  text(
    'GF-FIGHT-05',
    'Has acted',
    'A tick for the round at hand; the next round takes it off again.',
  ),
  text(
    'GF-FIGHT-06',
    'The list',
    'The order of the rows is yours. It changes nothing of who goes first.',
  ),
  text(
    'GF-FIGHT-07',
    'Declarations',
    'What the game wants said before the round begins; the next round clears it.',
  ),
  text(
    'GF-FIGHT-08',
    'Flight',
    'Who runs is out of reach of blows once they get away. Until then they may be caught up, and after it too if the table goes after them.',
  ),
  text(
    'GF-FIGHT-09',
    'The end of a fight',
    'The game’s own end of a fight, then: those who fled leave, the others leave, stay or are captured as you say, what the fallen carried is taken, and conditions that came of the fight end.',
  ),
  text(
    'GF-FOE-01',
    'One more of the same',
    'A latecomer unhurt and of the same kind, in the same band, which was one stronger from the first.',
  ),
  text(
    'GF-FOE-02',
    'From the bestiary',
    'Any monster of the library joins on either side as a band of its own.',
  ),
  text(
    'GF-FOE-03',
    'Without a stat block',
    'A name and hit points are enough; the other numbers are a beginner’s of the game.',
  ),
  text(
    'GF-DUE-02',
    'The same for all',
    'Where several fall at one blow, one word settles them all, and another those you except.',
  ),
  text(
    'GF-USE-01',
    'Limited use',
    'What a stat block allows so often is counted. What is limited by the round, turn or day comes back with the next one by the clock.',
  ),
  text(
    'GF-USE-02',
    'Recharging',
    'A d6 at the start of a round: at the number given or more it may be used again.',
  ),
  text(
    'GF-USE-03',
    'A limit of your own',
    'Any action of anybody may be limited: once a round, a turn, a day, a fight, until it recharges, or ever.',
  ),
  text(
    'GF-EDIT-04',
    'Conditions that pass',
    'A condition for so many rounds, minutes, turns or hours ends with the clock; one for the fight ends with it.',
  ),
  text(
    'GF-NOTE-01',
    'Notes',
    'A line of your own in the chronicle; about somebody, it is kept on them too.',
  ),
  text(
    'GF-ITEM-01',
    'Giving an item',
    'Things of the price list keep their figures; anything else is just a name and a count.',
  ),
  text(
    'GF-ITEM-04',
    'Handing over',
    'Any number of a heap goes from one bearer to another, and on to a heap of its kind. Beasts and carts in the party bear like anybody.',
  ),
  text('GF-ITEM-05', 'Changing an item', 'Its count, its name, and what is written in it.'),
  text(
    'GF-STASH-01',
    'Putting down',
    'What is put down lies in the stash with the name of the place, until it is taken up again. It weighs on nobody.',
  ),
  text('GF-STASH-02', 'Taking up', 'What lies in the stash comes to whoever takes it, put away.'),
  text(
    'GF-ORDER-01',
    'Marching order',
    'Front first. New characters march behind the characters, hirelings and beasts at the end; anybody may be moved.',
  ),
  text('GF-ORDER-02', 'Abreast', 'How many walk side by side: two, until you say otherwise.'),
  text(
    'GF-TASK-01',
    'Tasks',
    'What each is about until told otherwise. An action that falls to a task is offered for whoever has it.',
  ),
  ...partyTexts.map(([rule, title, says]) => text(rule, title, says)),
  text(
    'GF-DEAD-01',
    'The roll of the dead',
    'One who has died leaves the marching order and is entered with the day and the cause. Their things stay with the body, go to the stash, or are taken by one of the party; a light goes where the things go.',
  ),
  text(
    'GF-DEAD-02',
    'Back from the dead',
    'A mistake, or a miracle: off the roll and at the end of the marching order.',
  ),
  text(
    'GF-COIN-01',
    'Splitting coins',
    'Equal shares in whole coins, half of one for hirelings unless you switch it off; beasts take none. What cannot be shared goes to the stash or to one of them.',
  ),
  text('GF-COIN-02', 'Handing over coins', 'From one purse to another, or to and from the stash.'),
  text(
    'GF-SESSION-01',
    'The start of a session',
    'Numbers the evening and keeps a place to come back to.',
  ),
  text(
    'GF-SESSION-02',
    'The end of a session',
    'The chronicle keeps what the evening came to: time passed, fights, who was met, who fell, what was won and learnt.',
  ),
  text(
    'GF-SHEET-01',
    'Kinds',
    'Somebody is a character, a hireling, an animal or a monster; the party’s strip and shares go by it.',
  ),
  text('GF-SHEET-02', 'Players', 'Who plays them, as the sheet names it.'),
  text('GF-SHEET-03', 'Tags', 'Words that rules ask for, such as undead.'),
  text('GF-SHEET-04', 'Their notes', 'What is written about somebody, whole.'),
  text(
    'GF-SHEET-05',
    'Written attacks',
    'An attack of their own, by its name, with damage as dice; the same name again changes it.',
  ),
  text(
    'GF-SHEET-06',
    'Taking out an attack',
    'Only what is written on them; what they carry stays.',
  ),
  text(
    'GF-SHEET-07',
    'Filled sheets',
    'What a player has written in the fields of a saved sheet comes back into the campaign: each difference is shown first and may be left out. Things are known again by their line; a new line is a new thing, a crossed-out line is gone.',
  ),
  text('GF-ITEM-02', 'Dropping an item', 'It is gone from its bearer.'),
  text(
    'GF-ITEM-03',
    'Ready',
    'Only what is worn or in hand counts towards armour, Mana and attacks.',
  ),
  text(
    'GF-ROLL-01',
    'Dice',
    'Any dice, with exact odds where they can be worked out. The ± is added to the total.',
  ),
  text(
    'GF-PLACE-01',
    'The place',
    'Where the party is: how deep, or on what ground; and which encounter table is in use. None chosen, the one for that level or terrain is.',
  ),
  ...travelTexts.map(([rule, title, says]) => text(rule, title, says)),
  text(
    'GF-TURN-01',
    'A turn, where the game has none',
    'Ten minutes, and a d6: a 1 brings somebody, unless the campaign has more faces do so, or none.',
  ),
  text(
    'GF-TURN-02',
    'Doors and noises, where the game has no rule',
    'Where the game prints only a test for it: doors are forced by strength, and somebody listens by perception, as hard as you say it is.',
  ),
  text('GF-CAMPAIGN-01', 'The campaign', 'Its name, as the list of campaigns shows it.'),
  text(
    'GF-CAMPAIGN-02',
    'An event that was lost',
    'The disk damaged it in the plain files, and the store had lost the campaign. It stands in the chronicle so that the events after it keep their places.',
  ),
  text('GF-DUE-01', 'Not now', 'What should happen may be waved away; what must happen may not.'),
  text(
    'GF-LIBRARY-01',
    'Keeping a monster',
    'Its text, what was read from it and your judgements are kept; conversions are made anew from them.',
  ),
  text(
    'GF-LIBRARY-02',
    'Forgetting a monster',
    'It leaves the library. Creatures that were made from it stay on the table.',
  ),
  text(
    'GF-LIBRARY-03',
    'Tagging monsters',
    'Tags are added to or removed from all that are selected, in one step.',
  ),
  text(
    'GF-LIBRARY-04',
    'Merging duplicates',
    'One is kept, with the tags and sources of all. Encounters, collections and links that named the others lead to it.',
  ),
  text(
    'GF-COLLECTION-01',
    'A collection of monsters',
    'Monsters that belong together under a title of yours: a module, a hill, tonight. A monster may be in many. A title that nobody has begins a new one.',
  ),
  text(
    'GF-COLLECTION-02',
    'Out of a collection',
    'It stays in the bestiary and in every other collection.',
  ),
  text(
    'GF-COLLECTION-03',
    'A collection kept whole',
    'All that a search has found goes in at once, or a collection gets another title. Each title is borne by one.',
  ),
  text(
    'GF-COLLECTION-04',
    'A collection dropped',
    'Its monsters stay in the bestiary; undo brings it back.',
  ),
  text(
    'GF-KIT-01',
    'A beginner’s kit',
    'A d6 chooses a list of wishes, and the purse buys what it can of it in order; no book says how. Names come from a list of our own.',
  ),
  text(
    'GF-HIRELING-01',
    'Hirelings of a game without them',
    'Ours, where the game prints none: men of 1 Hit Die converted by the game’s own rule, with one skill, a weapon, and a rout number by their experience.',
  ),
  text(
    'GF-RULE-01',
    'House rules',
    'Where a book is silent or contradicts itself the campaign chooses; the default is the most literal reading.',
  ),
  text(
    'GF-RULE-02',
    'Borrowing',
    'A game without a procedure may take one from another. Everything borrowed is tagged with where it comes from. Rest and harm inside it follow the rules of the game that is played.',
  ),
  text(
    'GF-RULE-03',
    'Scores of a lender',
    'A borrowed check rolls against a score that this game may lack, such as STR. The house rules say what stands for it: a number of this game, one score for everybody, or one typed for each character.',
  ),
  text(
    'GF-RULE-04',
    'Gear of a lender',
    'Torches, rope, food and beasts that a borrowed procedure uses are sold from its lender’s price list, each row marked. Prices are converted by what a sword costs in both games, rounded up, at least one coin each. Arms, armour and magic stay with the game’s own list.',
  ),
]
