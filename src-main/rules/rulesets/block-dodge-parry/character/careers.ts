import type { RuleId } from '../../../core/outcome.ts'

export interface Career {
  name: string
  /** Subjects about which the player may ask what the character would know. */
  knows: string
  skills: readonly string[]
  rule: RuleId
}

function career(number: number, name: string, knows: string, skills: string): Career {
  return {
    name,
    knows,
    skills: skills.split(', ').map((skill) => skill.trim()),
    rule: `BDPX-CAR-${number}`,
  }
}

/** Seventeen careers and the skills they offer. Rules BDPX-CAR-10 to BDPX-CAR-26. */
export const careers: readonly Career[] = [
  career(
    10,
    'Assassin',
    'killing',
    'Piercing Proficiency, Quick Draw, Savage Strikes, Tunnel Vision, Escape Artist, Master of Disguise, Poison Resistance, Poisoner, Stashcraft, Surveillance',
  ),
  career(
    11,
    'Blacksmith',
    'iron, arms',
    'Armor Expert, Bludgeoning Proficiency, Firm Grip, Protect, Savage Strikes, Crafty, Lumberjack, Market Access',
  ),
  career(
    12,
    'Destitute',
    'the street',
    'Alert, Fancy Footwork, Friends in Low Places, Haggler, Lockpicker, Master of Disguise, Pickpocket, Pocket Change, Stashcraft, Subtle, Surveillance, Scavenger, Sleuth',
  ),
  career(
    13,
    'Farmer',
    'plants, beasts, food',
    'Animal Attuned, Animal Companion, Cook, Crafty, Herbalist, Lumberjack, Mount Mastery, Survival Expert, Poison Resistance',
  ),
  career(
    14,
    'Gladiator',
    'duels, show',
    'Bloodlust, Brutal Blows, Defensive Posture, Hard to Kill, Merciless, Piercing Proficiency, Showfighter, Slashing Proficiency, Tunnel Vision, Impressive Skills, Provocateur, Friends in High Places',
  ),
  career(
    15,
    'Hunter',
    'prey, beasts',
    'Animal Attuned, Crippling Shot, Piercing Proficiency, Heightened Senses, Night Sight, Sensitive Nose, Cook, Herbalist, Lumberjack, Mount Mastery, Scout, Skilled Climber, Survival Expert, Tailshaker, Tracker, Trap Master, Poison Resistance, Poisoner',
  ),
  career(
    16,
    'Magic-User',
    'the arcane',
    'Companion, Elemental, Gifted, Heightened Senses, Magic-Sense, Night Sight, Third Eye, Loremaster',
  ),
  career(
    17,
    'Mercenary',
    'violence for pay',
    'Alert, Bloodlust, Bludgeoning Proficiency, Piercing Proficiency, Slashing Proficiency, Brawler, Brutal Blows, Hard to Kill, Merciless, Momentum Master, Savage Strikes, Commander',
  ),
  career(
    18,
    'Merchant',
    'trade',
    'Companion, Mediator, Appraiser, Bureaucrat, Carouser, Friends in High Places, Haggler, Market Access, Smooth Talker, Socialite, Scout, Sleuth',
  ),
  career(
    19,
    'Minstrel',
    'tales, songs',
    'Impressive Skills, Inspiring, Mediator, Provocateur, Rousing Words, Singer, Defensive Posture, Carouser, Smooth Talker, Socialite, Master of Disguise, Opportunist, Pocket Change, Sleuth',
  ),
  career(
    20,
    'Noble',
    'court',
    'Commander, Companion, Impressive Skills, Inspiring, Provocateur, Defensive Posture, Mounted Warrior, Bureaucrat, Learned, Carouser, Friends in High Places, Smooth Talker, Socialite',
  ),
  career(
    21,
    'Priest',
    'a higher power',
    'Mediator, Bludgeoning Proficiency, True Strikes, Devotion, Lay On Hands, Sensitive Nose, Third Eye, Words of Grace, Healer, Learned, Librarian, Loremaster',
  ),
  career(
    22,
    'Sailor',
    'sea, ships',
    'Singer, Brawler, Fancy Footwork, Acrobat, Sea Legs, Skilled Climber, Friends in Low Places, Opportunist',
  ),
  career(
    23,
    'Scribe',
    'a subject',
    'Third Eye, Bureaucrat, Learned, Librarian, Loremaster, Counterfeiter',
  ),
  career(
    24,
    'Soldier',
    'war, patrols',
    'Commander, Inspiring, Singer, Armor Expert, Firm Grip, Hard to Kill, Mounted Warrior, Piercing Proficiency, Slashing Proficiency, Protect, Trooper, Mount Mastery, Healer',
  ),
  career(
    25,
    'Thief',
    'heists',
    'Alert, Night Sight, Acrobat, Skilled Climber, Tailshaker, Trap Master, Friends in Low Places, Haggler, Market Access, Escape Artist, Lockpicker, Opportunist, Pickpocket, Stashcraft, Subtle, Surveillance',
  ),
  career(
    26,
    'Wanderer',
    'the wild',
    'Animal Attuned, Animal Companion, Singer, Fancy Footwork, Quick Draw, Heightened Senses, Magic-Sense, Sensitive Nose, Scout, Spelunker, Survival Expert, Tailshaker, Tracker, Well-Traveled, Cook, Herbalist, Escape Artist, Poison Resistance, Poisoner, Subtle',
  ),
]

export const careerNames: readonly string[] = careers.map(({ name }) => name)

export function careerNamed(name: string): Career | undefined {
  const wanted = name.trim().toLowerCase()
  return careers.find((each) => each.name.toLowerCase() === wanted)
}

/** Tag of a career that a creature has followed. */
export function careerTag(name: string): string {
  return `career: ${name}`
}
