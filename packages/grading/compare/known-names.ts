import { wordList } from './word-list.ts';

/**
 * Names of which many quizzes ask, by kind. A text that is exactly another name of the same kind is no misspelling, and one
 * that is nearer to another name is none of this one. Not every name there is: those that are near each other, or often asked.
 */
const kinds: readonly string[] = [
  // Countries
  'afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahrain bangladesh barbados belarus ' +
    'belgium belize benin bhutan bolivia botswana brazil brunei bulgaria burundi cambodia cameroon canada chad chile china ' +
    'colombia comoros croatia cuba cyprus denmark djibouti dominica ecuador egypt eritrea estonia eswatini ethiopia fiji finland ' +
    'france gabon gambia georgia germany ghana greece grenada guatemala guinea guyana haiti honduras hungary iceland india ' +
    'indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya kiribati kosovo kuwait kyrgyzstan laos latvia ' +
    'lebanon lesotho liberia libya liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mali malta mauritania ' +
    'mauritius mexico micronesia moldova monaco mongolia montenegro morocco mozambique myanmar namibia nauru nepal netherlands ' +
    'nicaragua niger nigeria norway oman pakistan palau panama paraguay peru philippines poland portugal qatar romania russia ' +
    'rwanda samoa senegal serbia seychelles singapore slovakia slovenia somalia spain sudan suriname sweden switzerland syria ' +
    'taiwan tajikistan tanzania tasmania thailand tibet togo tonga tunisia turkey turkmenistan tuvalu uganda ukraine uruguay ' +
    'uzbekistan vanuatu venezuela vietnam wales yemen zambia zimbabwe tahiti scotland england',
  // Capitals and other cities
  'abuja accra algiers amman amsterdam ankara astana athens baghdad baku bamako bangkok beijing beirut belgrade berlin bern ' +
    'bogota brasilia bratislava brussels bucharest budapest cairo canberra caracas chisinau copenhagen dakar damascus delhi dhaka ' +
    'doha dublin edinburgh hanoi harare havana helsinki istanbul jakarta jerusalem kabul kampala kathmandu khartoum kiev kinshasa ' +
    'lagos lima lisbon ljubljana london luanda lusaka madrid managua manila maputo minsk mogadishu monrovia montevideo moscow ' +
    'muscat nairobi nassau nicosia oslo osaka ottawa paris perth podgorica prague pretoria quito rabat reykjavik riga rome riyadh ' +
    'santiago sarajevo seoul skopje sofia stockholm sydney taipei tallinn tbilisi tehran tirana tokyo kyoto tripoli tunis vaduz ' +
    'valletta vienna vientiane vilnius warsaw wellington windhoek yerevan zagreb melbourne milan turin naples genoa geneva seville ' +
    'valencia venice verona vancouver toronto tampa',
  // States of the USA
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa ' +
    'kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio ' +
    'oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming',
  // Elements
  'hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminium silicon phosphorus ' +
    'sulphur chlorine argon potassium calcium scandium titanium vanadium chromium manganese iron cobalt nickel copper zinc gallium ' +
    'germanium arsenic selenium bromine krypton rubidium strontium yttrium zirconium niobium molybdenum technetium ruthenium ' +
    'rhodium palladium silver cadmium indium tin antimony tellurium iodine xenon caesium barium lanthanum cerium neodymium ' +
    'hafnium tantalum tungsten rhenium osmium iridium platinum gold mercury thallium lead bismuth polonium astatine radon francium ' +
    'radium actinium thorium uranium neptunium plutonium americium curium einsteinium fermium silicone iodide chloride fluoride',
  // Planets, moons, gods
  'mercury venus earth mars jupiter saturn uranus neptune pluto titan triton phobos deimos europa io ganymede callisto miranda ' +
    'ariel umbriel titania oberon charon ceres eris zeus hera hades hestia hermes ares athena apollo artemis aphrodite demeter ' +
    'dionysus hephaestus poseidon cronus uranos juno minerva diana vulcan bacchus vesta cupid eros odin thor loki freya freyja ' +
    'heracles hercules helios selene persephone',
  // Rivers
  'rhine rhone seine severn thames danube elbe oder volga don dnieper loire tiber po tagus ebro arno tigris euphrates nile niger ' +
    'congo zambezi amazon orinoco parana ganges indus yangtze mekong murray mersey tyne tees tweed clyde avon trent humber shannon ' +
    'liffey hudson potomac colorado mississippi missouri ohio',
  // Painters and composers
  'monet manet degas renoir cezanne gauguin gogh picasso matisse dali miro magritte klimt klee munch rembrandt rubens vermeer ' +
    'titian tintoretto raphael caravaggio botticelli michelangelo leonardo donatello goya velazquez constable turner hockney hirst ' +
    'bacon freud warhol pollock rothko bach beethoven mozart haydn handel brahms bruckner mahler schubert schumann strauss wagner ' +
    'liszt chopin verdi puccini rossini vivaldi tchaikovsky mussorgsky rachmaninoff prokofiev stravinsky shostakovich debussy ' +
    'ravel bizet berlioz elgar holst britten purcell grieg sibelius dvorak smetana bartok',
  // The calendar, and colours
  'january february march april may june july august september october november december',
  'monday tuesday wednesday thursday friday saturday sunday',
  'spring summer autumn winter',
  'red orange yellow green blue purple violet pink brown black white grey silver gold',
  // Instruments, beasts, stones, words that are near each other
  'violin viola cello bass flute piccolo oboe bassoon clarinet saxophone trumpet trombone tuba cornet horn harp lute lyre guitar ' +
    'banjo mandolin ukulele piano organ harpsichord accordion harmonica xylophone marimba glockenspiel',
  'horse mouse moose goose house louse mole vole hare bear deer goat boat stoat tiger liger lion otter beaver badger camel ' +
    'donkey monkey turkey turtle tortoise porpoise dolphin alligator crocodile leopard jaguar cheetah panther puma lynx cougar ' +
    'wallaby kangaroo koala weasel ferret hamster gerbil rabbit squirrel chipmunk eagle beagle falcon raven crane heron robin',
  // Plants and food
  'basil parsley sage rosemary thyme oregano coriander cumin cinnamon saffron turmeric ginger nutmeg paprika cardamom fennel dill ' +
    'chive mint apple pear peach plum cherry lemon lime melon mango papaya apricot raspberry strawberry blackberry blueberry ' +
    'cranberry banana orange grape grapefruit fig date kiwi almond walnut hazelnut pecan cashew peanut pistachio onion leek carrot ' +
    'turnip parsnip swede potato tomato celery celeriac cabbage lettuce broccoli spinach asparagus artichoke radish beetroot ' +
    'orchid orchard rose daisy lily lilac tulip primrose poppy pansy peony violet iris lotus thistle oak ash elm beech birch ' +
    'willow maple cedar spruce larch pine fir yew holly ivy sherry vodka whisky brandy rum gin tequila champagne',
  // Dances and music
  'tango samba rumba salsa waltz foxtrot polka tarantella mambo mazurka minuet bolero flamenco fandango ballet quickstep sonata ' +
    'sonatina cantata toccata concerto symphony opera operetta prelude nocturne fugue requiem oratorio overture',
  // Stones and materials
  'diamond ruby emerald sapphire opal jade topaz amber amethyst garnet turquoise pearl onyx agate quartz granite marble slate ' +
    'limestone sandstone basalt magma lava',
  // Bodies
  'femur tibia fibula ulna radius humerus patella scapula clavicle sternum pelvis cranium skull spine liver kidney heart lung ' +
    'stomach pancreas spleen bladder retina cornea iris pupil aorta artery vein trachea larynx pharynx tarsus carpal',
  // More beasts
  'tarantula scorpion spider cobra python viper adder puffin penguin pelican ostrich emu swan duck raven crow rook jackdaw magpie ' +
    'sparrow swallow swift lemur lemming walrus seal manatee salmon trout cod haddock herring mackerel mussel oyster squid octopus',
];

const kindsOf = new Map<string, number[]>();
const kindWords = kinds.map(wordList);
for (const [kind, words] of kindWords.entries()) {
  for (const word of words) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind]);
}

/** Whether a word is a name of any kind. */
export function isKnownName(word: string): boolean {
  return kindsOf.has(word);
}

/** Whether a text is another name of the kind that the accepted one is of. */
export function isAnotherName(given: string, accepted: string): boolean {
  const kindsOfGiven = kindsOf.get(given) ?? [];
  return given !== accepted && (kindsOf.get(accepted) ?? []).some((kind) => kindsOfGiven.includes(kind));
}

/** The other names of the kinds that a name is of. */
export function namesBeside(name: string): string[] {
  return (kindsOf.get(name) ?? []).flatMap((kind) => kindWords[kind] ?? []).filter((other) => other !== name);
}

/** A country, a city or a state: what is said after a place to say where it is. */
export function isPlace(name: string): boolean {
  return (kindsOf.get(name) ?? []).some((kind) => kind < 3) || morePlaces.has(name);
}

const morePlaces = new Set([
  'united kingdom',
  'united states',
  'usa',
  'uk',
  'us',
  'holland',
  'new york',
  'new zealand',
  'czechia',
]);
