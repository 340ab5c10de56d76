import { wordList } from './word-list.ts';

/** First names that are often asked for with their surname: `Bach` is an answer for `Johann Sebastian Bach`, `Johann` is none. */
const names = new Set(
  wordList(
    'aaron abraham ada adam adele agatha alan albert alec alexander alexandre alfred alice allen amelia amy andre andrew andy angela ' +
      'angelina ann anna anne annie anthony antonio aretha arnold arthur audrey barack barbara barbra barry ben benjamin bernard ' +
      'bette betty bill billie billy bing bob bobby boris brad brian bruce bruno bryan buddy buzz calvin cameron carl carlos carole ' +
      'cary catherine charles charlie charlotte chris christian christopher chuck claude clint cole colin conan daniel daphne dave ' +
      'david dean denzel dereck diana diane dick diego dmitri dolly dominic don donald doris dorothy drew dustin dwight ed eddie edgar ' +
      'edith edmund edouard edvard edward edwin elizabeth ella elton elvis emily emma emmeline enid enzo eric ernest ernesto errol ' +
      'eva evelyn ewan f felix ferdinand fidel florence frank franklin franz fred freddie frederic frederick friedrich frida fyodor ' +
      'gabriel galileo gary gene geoffrey george gerald geri gianni gina ginger giuseppe gordon grace graham greta groucho gustav ' +
      'gustave guy hank hans harold harriet harrison harry heath helen henri henry herbert herman hilary hillary howard hugh humphrey ' +
      'ian igor ingrid irving isaac isambard jack jackie jacques jake james jamie jan jane janet janis jason jay jean jeff jennifer ' +
      'jeremy jerry jesse jessica jim jimi jimmy joan joaquin jodie joe joey johann johannes john johnny jon joni jose joseph josephine ' +
      'josef joshua juan jude judi judy jules julia julianne julie julius justin karl kate katharine katherine katy keanu keira keith ' +
      'kelly ken kenneth kevin kim kirk kristen kurt kylie lance larry laura lauren laurence lawrence lee leo leon leonard leonardo ' +
      'leonid lewis liam lionel lisa liza louis louisa luciano lucille lucy ludwig luke lyndon mahatma malcolm mao marc marcel margaret ' +
      'maria mariah marie marilyn mario mark marlene marlon martin marvin mary matt matthew maurice max maya megan mel meryl michael ' +
      'michelle mick miguel mikhail miles mohandas monica morgan muhammad nancy naomi natalie neil nelson neville niccolo nicholas ' +
      'nick nicolas nicole nicolaus niels nikita nikola nikolai nina noah noel oliver olivia orson oscar otto pablo pat patrick paul ' +
      'paula penelope percy peter phil philip pierre piet pyotr quentin rachel ralph ray raymond rebecca rene rex richard rick ricky ' +
      'ridley ringo rita rob robert robin rod roger roman ron ronald rosa rowan roy rudolf rudyard rupert russell ruth ryan sally ' +
      'salvador sam samuel sandra sarah sean sebastian serena sergei shirley sidney sigmund simon spike stan stanley stella stephen ' +
      'steve steven stevie stieg susan suzanne sylvester sylvia taylor ted terry theodore thomas tiger tim tina tom tommy tony truman ' +
      'uma usain vasco venus victor victoria vincent virginia vladimir walt walter warren wayne wes whitney whoopi will william ' +
      'winston wolfgang woodrow woody yoko yuri zinedine guglielmo osama saddam rafael novak cristiano zlatan gianluigi paolo roberto ' +
      'heinrich immanuel blaise haruki akira hayao satoshi shigeru julianna gwyneth reese renee hugh benedict eddie idris viola ' +
      'octavia kanye beyonce rihanna britney serge gerard jurgen bjorn agnetha boris theresa tony rishi keir justin emmanuel',
  ),
);

/** Surnames of several people whom quizzes ask for: the surname alone does not say whom. */
const shared = new Set(
  wordList(
    'bush roosevelt strauss dumas bronte adams johnson jackson harrison clinton brown jones smith williams wright bacon baldwin ' +
      'minogue fiennes hemsworth marx scott lee davis gallagher jenner kardashian gibb',
  ),
);

export function isGivenName(word: string): boolean {
  return names.has(word) || knownByFirstName.has(word) || /^[a-z]{1,2}$/.test(word);
}

/** Whom everybody calls by their first name. */
const knownByFirstName = new Set(
  wordList(
    'elvis michelangelo rembrandt napoleon saddam galileo oprah kanye rihanna beyonce dante raphael zlatan adele ' +
      'madonna britney sherlock frodo hermione dolly ringo arnold',
  ),
);

export function isKnownByFirstName(word: string): boolean {
  return knownByFirstName.has(word);
}

export function isSharedSurname(word: string): boolean {
  return shared.has(word);
}
