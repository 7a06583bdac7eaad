/** Help of `gatefold play`: the form of a script, with an example for each game. */
export const playUsage = `gatefold play [SCRIPT.json …] [--json] [--seed N]
gatefold play --actions GAME [WORDS] [--json]

  Plays scripts through the same path as the screen, without a window: on a new campaign, or on a
  copy of a saved one, which stays as it is. Without a file, or with “-”, it reads standard input.
  --json    an array with one element a step; of several scripts an array of { file, id, faults, steps }
  --seed N  seed of the scripts that give none
  --actions GAME  plays nothing: lists the fields, skills, conditions, spells, gear and house rules that a script
            of this game may name, and its actions with their inputs; with words only the actions that have them

A script, or a list of them:
  { "game": "hearts", "houseRules": { id or title: value }, "seed": 7, "strict": false,
    "people": [ … ], "place": { "title": "Crypt", "level": 1 }, "time": "day 2, 14:30",
    "encounter": { "attitude": "hostile", "distance": 30 }, "fight": { "round": 1 },
    "borrowed": { "dungeon": "delve" }, "campaign": "FILE.gatefold", name or id, instead of a game,
    "steps": [ … ] }

People: { "name": "Ada", "fields": { "HP": 3 }, "skills": { "Stealth": 12 }, "conditions": ["dying"],
    "items": ["Sword", "3 torches", { "name": "Spellbook", "text": "Charm", "ready": true }],
    "spells": ["Charm"], "attacks": ["claw d6"], "tags": ["undead"], "side": "party", "foes" or "others",
    "kind": "character", "hireling", "animal" or "monster", "count": 3, "group": "Guards",
    "employer": "Ada" }
  Fields go by id, label or title, and may be written beside the name, as skills may: { "name": "Ada", "STR": 12 }.
  Words such as "path" may stand among the fields, and a weapon of the price list is in hand of who strikes with it.
  A number that has a maximum is at it, unless the maximum is given too ("Max HP": 6). What follows from
  scores, levels and gear is reckoned where it is not given.
  { "monster": "Goblin", "count": 4 } comes from the bestiary; instead of a name it may be a stat block, as text or
  record, with "judged": { "magic": "major" } for what its conversion leaves open. Foes get a group and an encounter.
  { "generate": true, "name": "Bo", "dice": { … } } makes one by the game's own dice; what is chosen ("ancestry") may
  stand among them, and the purse stays as rolled unless "kit" or "gear" says what is bought.
  Words such as "archetype", "path", "ancestry", "career" are kept as the game keeps them.

Steps:
  { "action": "attack", "input": { "attacker": "Ada", "target": "Goblin" }, "dice": { "damage": 5 } }
    The action by its id, the end of its id, its title, or words that the palette finds it by. Inputs by
    name or title, in "input" or beside "action" (where a name is also a word of steps, such as "dice",
    only in "input"); creatures, items, groups, timers, dues, tables and monsters by name. What is left out
    is what the screen begins with. An empty step {} only looks.
    Also "adjust": 2, "override": "success" or "failure", "secret": true.
  { "preview": "attack", "input": { … } }        odds, without rolling
  { "action": "Starting values", "who": "Brand", "path": "seeker", "background": "noble", "dice": { "2d6": [3, 4] } }
    a name that is no action at the table is reckoned by the rules, and the numbers of who is named are set;
    so are “Ability scores”, two of them by “swap”, and a “career” or “species”
  { "action": "hire", "hireling": "Wat", "employer": "Ada", "dice": { "upkeep": [2, 3, 4] } }
    somebody new, or who is at the table
  { "due": "Morale" }                            does what is due, as its card does
  { "dismiss": "Morale" }                        lets it be
  { "action": "convert", "monster": "Goblin" }   figures of a monster in the game, with their reasons; instead of a name
    a stat block, as text or as figures beside "action" ({ "hd": 3, "ac": 5 }), and { "to": "delve" } for another target
  { "undo": true }  { "redo": true }  { "undo": 2 }
  { "amend": 3, "dice": { … } }                  step 3 again, with other dice, answers or input
  { "advance": "2 hours" }                       moves the clock
  { "set": { "Ada": { "HP": 2 } } }              a number by hand
  { "expect": { "says": "…hit…", "state": { … } } }
    Any step may expect parts of its result; a text between two “…” is met by any text with it.

Inputs go by their names or titles, by other words for them (“distance” for feet), or by the people they name:
    { "climber": "Ada" }. “roll” is the dice, and “bonus” the ± of the step, where an action asks for no such thing.
    Words that are no input answer the choices of the action. What is said of the table is put so first: “weather”,
    “season”, “initiative” won or lost, “entrances” of a place.
Dice: { "attack": 15, "damage": [3, 4] } by label, by its beginning or end, by a word of it or by the die
    ("d20"); or [15, [3, 4]], a list in the order of the questions. A value is a face, a list of faces, or a
    total where only the sum counts. Choices that are asked for stand in "dice" too, or in "answers".
    The labels are those of the screen: a step's result has each under "dice", and "asks" tells the next.
    Rolls that are left out fall from the seed, and "rolled" tells them ({ label, sides, count });
    with "strict": true, in the step or the script, the step ends with "asks" instead. A choice that is left
    out is the usual one, where the book has one, and else it is asked for. Dice left over settle what the step
    has made due: with "dice": { "wound": 3 } the card is played at once, and one undo takes both back. Damage that
    a miss does not ask for is only "unused"; any other die that nothing asks for is an error that names it.

A result: { step, did, what, says, tone, total, why, effects, followed, refused, rule, asks, dice, rolled,
    error, unused, unmet,
    state: { people, clock, dues, timers, groups, encounter, fight, place, party, stash, weather } };
  of a preview also target, chances, terms; of an amendment changes; of a conversion figures.
  "says" is the result, "total" the number that decided, "why" its reasons as { name, value, rule },
  "refused" why it cannot be done, "error" a fault of the script with its step and field.

Exit code: 0 all played; 1 a step has an error, or an expectation is not met; 2 a script can't be read.

Examples, one a game:
  { "game": "hearts", "people": [{ "name": "Ada", "items": ["Sword"] }, { "monster": "Goblin" }],
    "steps": [{ "action": "attack", "attacker": "Ada", "target": "Goblin", "dice": { "attack": 4 } }] }
  { "game": "delve", "people": [{ "name": "Odo", "STR": 12, "HP": 4, "spells": ["Fireball"] },
    { "name": "Orc", "side": "foes", "HP": 12, "WIL": 8 }],
    "steps": [{ "action": "cast", "caster": "Odo", "level": 3, "targets": "Orc",
      "dice": { "Fireball": [1, 2, 4], "WIL save": 7 } }] }
  { "game": "heartbreaker", "people": [{ "name": "Ysolde", "SAV": 13 }],
    "steps": [{ "action": "save", "who": "Ysolde", "against": "poison", "dice": [13] }] }
  { "game": "block-dodge-parry", "people": [{ "name": "Maud", "WIL": 9, "STR": 12, "HP": 4 }],
    "steps": [{ "preview": "save", "who": "Maud", "ability": "WIL" },
      { "action": "damage", "target": "Maud", "amount": 6 }] }
  { "game": "gods-and-monsters", "people": [{ "name": "Sam", "archetype": "warrior", "level": 1, "STR": 15 },
    { "name": "Yeti", "side": "foes", "Survival": 20, "Def": 3, "attacks": ["claw d6"] }],
    "steps": [{ "action": "attack", "attacker": "Sam", "target": "Yeti", "dice": { "attack": 4, "d3": 2 } }] }`
