import { playerSurveys } from '@snug/client';
import { Survey } from '@snug/survey';
import { useWords } from '@snug/ui';
import { useMemo } from 'react';
import * as frame from '../frame/page-frame.css.ts';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as home from './home.css.ts';
import * as styles from './survey.css.ts';

/** Introduces the game made of polls, beside the questions of the day (ROUTE-16). */
export function SurveyPage() {
  const say = useWords(siteWords);
  const { client } = useSite();
  const source = useMemo(() => playerSurveys(client), [client]);

  return (
    <main className={`${frame.main} ${styles.page}`}>
      <header className={styles.head}>
        <p className={home.eyebrow}>{say.surveyOver}</p>
        <h1 className={styles.title}>{say.surveySlam}</h1>
      </header>
      {say.surveyIntro.map((text) => (
        <p key={text} className={styles.intro}>
          {text}
        </p>
      ))}
      <div className={styles.feed}>
        <Survey source={source} />
      </div>
      <p className={styles.soft}>{say.surveyStart}</p>
    </main>
  );
}
