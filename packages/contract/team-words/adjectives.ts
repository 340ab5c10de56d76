/**
 * The first words of made-up team names (LIMIT-10), surrounded by spaces. Each fits each noun, and none belittles anybody
 * for looks, origin, age or intelligence, or has two spellings.
 */
export const adjectives = `
Agile Amiable Ancient Arctic Atomic Autumn Blissful Bold Boundless Brave
Breezy Bright Bubbly Calm Candid Caped Celestial Charming Cheerful Clever
Clockwork Coastal Cosmic Courteous Crafty Curious Daring Dashing Dazzling Diligent
Distant Dreaming Eager Earnest Electric Elegant Epic Fabled Famous Fancy
Fearless Festive Floating Flying Forthright Fortunate Friendly Galactic Gallant Generous
Gentle Gilded Gleaming Glorious Golden Graceful Grand Happy Hasty Heroic
Hidden Honest Hopeful Humble Humming Imaginary Ingenious Inquisitive Intrepid Jazzy
Jolly Jovial Joyful Jumping Keen Kind Legendary Limitless Lively Loyal
Lucky Lunar Magnetic Majestic Melodic Merry Midnight Mighty Modest Musical
Mysterious Nimble Noble Nocturnal Noteworthy Optimistic Orbital Patient Peaceful Playful
Plucky Poetic Polite Puzzled Quick Quiet Radiant Rambling Restless Roaming
Royal Serene Shining Sleepy Sneaky Solar Sparkling Spirited Splendid Stately
Stellar Sunny Swift Tidy Tireless Triumphant Twinkling Twirling Unlikely Upbeat
Valiant Velvet Vigilant Wandering Whimsical Whistling Wintry Witty Wondrous Zesty
`;
