/** The second words of made-up team names (LIMIT-10), surrounded by spaces. */
export const nouns = `
Accordions Acorns Acrobats Albatrosses Almanacs Alpacas Anchors Antelopes Armadillos Astronauts
Badgers Bagpipes Balloons Banjos Bards Barnacles Beacons Biscuits Bookworms Brainwaves
Bumblebees Butterflies Cactuses Capybaras Cartographers Chameleons Champions Chinchillas Chipmunks Comets
Compasses Crickets Daffodils Detectives Dolphins Dragonflies Dragons Dumplings Explorers Falcons
Ferrets Fireflies Flamingos Foghorns Foxes Galaxies Gazelles Geckos Giraffes Glaciers
Goldfish Gondolas Harmonicas Hedgehogs Herons Hippos Igloos Inventors Jellyfish Jesters
Jugglers Kangaroos Kettles Kingfishers Kites Koalas Lagoons Lanterns Lemurs Librarians
Lighthouses Llamas Lobsters Magpies Mammoths Mandolins Marmots Meerkats Meteors Metronomes
Mongooses Moonbeams Moose Narwhals Navigators Noodles Octopuses Ostriches Otters Owls
Pancakes Pandas Pangolins Parrots Peacocks Pelicans Penguins Philosophers Pigeons Pilots
Pineapples Pioneers Pirates Planets Platypuses Poets Polymaths Porcupines Puffins Pumpkins
Quokkas Rabbits Raccoons Ravens Reindeer Riddles Robins Robots Rockets Sailors
Scholars Seahorses Snails Sparrows Squirrels Starfish Teapots Thinkers Tortoises Toucans
Trombones Turtles Umbrellas Unicorns Voyagers Waffles Walruses Wizards Wombats Zebras
`;
