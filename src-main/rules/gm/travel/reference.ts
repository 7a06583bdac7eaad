import type { RuleId } from '../../core/outcome.ts'

/** Texts of Gatefold's own rules about places to go: sites, maps, hexes and the road. */
export const travelTexts: readonly (readonly [rule: RuleId, title: string, says: string])[] = [
  [
    'GF-SITE-01',
    'Sites',
    'A dungeon of keyed places is generated as a graph first: a loop, further loops, then dead ends with something in each. Secret ways are never the only way. Goal, seats of the groups and landmark are placed before the stocking table is rolled on for the rest. The same seed gives the same site.',
  ],
  [
    'GF-SITE-02',
    'A keyed place',
    'Everything in a place can be rewritten. What you wrote, and what you lock, a re-roll leaves alone.',
  ],
  [
    'GF-SITE-03',
    'On the table',
    'The place becomes the party’s own, with the level of the site, and counts as seen. From another place of the site each way takes a turn of the game, with all that a turn brings; an encounter on the way stops the party where it is. Who is prepared in the place is encountered there.',
  ],
  [
    'GF-SITE-04',
    'Wanderers and secret ways of a site',
    'While the party is in a keyed place, wandering monsters come from the site’s own lairs, unless you chose a table for the place. A secret way counts as hidden until you mark it as found or the party leaves by it; a walk through the site avoids hidden ways where another way leads there.',
  ],
  [
    'GF-SITE-05',
    'Settlements',
    'A hamlet, village or town is a site without a map: an inn where there is one, and houses with who is in them, from the tables of towns and people.',
  ],
  [
    'GF-SITE-06',
    'Sites from texts',
    'Keyed areas of a text become the places of a site, as you checked them, in one step. A stat block goes to the bestiary where no monster of that name is there; a band that no bestiary knows stays text. Sums of coins become coins of the game by the price of a plain sword. What belongs to no area is kept as a note.',
  ],
  [
    'GF-MAP-01',
    'A picture as map',
    'A site may have a picture as its map, with a grid of squares or hexes laid over it. The picture is kept with the campaign; taking it away leaves the places. Another picture in its place keeps the pins, by their share of its width and height, and the grid where the proportions are the same; what was revealed is covered again.',
  ],
  [
    'GF-MAP-02',
    'Pins',
    'A pin links a place to a spot of the map picture. Pinned where there is no place yet, a new one begins there.',
  ],
  [
    'GF-MAP-03',
    'Revealed areas',
    'Of a map picture the players see only the areas that you reveal; the rest is not sent to their window. Each area is one step to undo, and can be covered again.',
  ],
  [
    'GF-HEX-01',
    'Regions of hexes',
    'A region is made from its relief: water runs down to a lake or the sea, terrain follows height, wet and climate, settlements lie on good ground by water and are joined by roads. Landmarks, hazards and things to find come from the tables of the terrain. A hex is as wide as the game says; 6 miles where it says nothing, one watch where travel is counted in watches. The same seed gives the same region; locked hexes stay when it is generated again.',
  ],
  [
    'GF-HEX-02',
    'A hex',
    'Terrain, name, landmark, notes, finds, encounter table and what the players know can be changed at any time. What was found stays found.',
  ],
  [
    'GF-HEX-03',
    'The party on the map',
    'The hex that the party enters is visited, and the hexes around it are seen. Its terrain, and the encounter table chosen for it or for its terrain, serve the travel rules.',
  ],
  [
    'GF-HEX-04',
    'Travel over hexes',
    'The route is a journey with a stop in each hex, and the travel rules in force carry the party along it for one watch or day: pace, weather, events and getting lost are theirs. Along a road the terrain is road. Where other ground is slower, its hex counts as farther. Miles into a hex are kept while the party goes on in that direction.',
  ],
  [
    'GF-HEX-05',
    'Exploring a hex',
    'The time is the one that the game gives to exploring or staying, with its event. The first thing still hidden in the hex is found.',
  ],
  [
    'GF-PLACE-02',
    'Clues and localities of a place',
    'Each place has a table of clues and one of localities: the one you choose for it, or one of your own that names its level or terrain. Nothing of another place is drawn. An event that finds no table says so; the table you choose then is rolled on at once.',
  ],
  [
    'GF-ROAD-01',
    'A road',
    'Where it begins, and its stops with the miles between them. The watches spent on it stand in its log; the night watch stays set for the next one.',
  ],
  ['GF-ROAD-02', 'Along the road', 'Put where the table says they are, lost or found.'],
  [
    'GF-ROAD-03',
    'Terrain',
    'Forest, hills, ruins, swamp and desert halve a watch’s miles where the campaign lets terrain slow; mountains quarter them. Ours: the games have no figures.',
  ],
  ['GF-ROAD-04', 'Weather on the road', 'A storm halves the miles where the campaign says so.'],
  [
    'GF-ROAD-08',
    'Arrival',
    'A road ends at its last stop: nobody walks past it, and what is left of the watch or the day is not spent. End the journey, or set out on another road.',
  ],
  [
    'GF-ROAD-05',
    'Losing the way',
    'Where the campaign rolls for it, a d6 each watch: 1 in plains, hills and ruins, up to 2 in forest, desert and mountains, up to 3 in a swamp, and the miles lead nowhere.',
  ],
  [
    'GF-ROAD-06',
    'The night watch',
    'Who is awake, one after the other. When something comes in the night, a die says in whose turn.',
  ],
  [
    'GF-ROAD-07',
    'Foraging',
    'A watch by day: d3 days of food for each who looks, one more in a forest or by the water, one less in desert, ruins and mountains.',
  ],
]
