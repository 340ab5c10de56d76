import { csvFile } from '../csv-file.ts';

/** A sheet to begin with: two rounds, one answer with two spellings, one question with two answers. */
export const exampleSheet = csvFile([
  ['title', 'round', 'round_title', 'question_number', 'question', 'accepted_answers', 'notes'],
  ['My first quiz', 1, 'General Knowledge', 1, 'Which planet has the shortest day?', 'Jupiter', 'Not quite ten hours.'],
  ['', 1, '', 2, 'What is the capital of Austria?', 'Vienna|Wien', ''],
  ['', 2, 'Borders', 1, 'Which two countries share Mount Everest?', 'China && Nepal', ''],
]);
