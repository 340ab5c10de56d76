import { type HostAd, type HostSurvey, hostSaveAd, hostSaveSurvey, type SurveyFigures } from '@snug/contract';
import { Banner, Button, StateDot, useAnnounce, useWords, VisuallyHidden } from '@snug/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useHostClient } from '../host-client.ts';
import { dayOf } from '../utc-day.ts';
import { adBody, adDraftOf } from './ad-draft.ts';
import { type ItemState, itemState } from './item-state.ts';
import { Picture } from './picture.tsx';
import { questionBody, questionDraftOf } from './question-draft.ts';
import { itemPath } from './sponsor-path.ts';
import * as css from './sponsors.css.ts';
import { useSave } from './use-save.ts';
import { useSponsors } from './use-sponsor-data.ts';
import { sponsorWords } from './words.ts';

const tones = {
  shown: 'good',
  'shown-until': 'good',
  planned: 'info',
  over: 'quiet',
  paused: 'brand',
} as const satisfies Record<ItemState['kind'], string>;

/** An ad in the list of its sponsor. */
export function AdLine({ ad }: { ad: HostAd }) {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const { putAd } = useSponsors();
  return (
    <ItemLine
      text={ad.text || words.pictureOnly}
      item={ad}
      picture={ad.image !== '' && <Picture src={ad.image} />}
      figures={[words.servedSeen(ad.served, ad.seen), words.tappedCount(ad.tapped)].join(' · ')}
      to={itemPath(ad.sponsor_id, 'ad', ad.ad_id)}
      onActive={(active, signal) =>
        call(hostSaveAd, { body: { ...adBody(adDraftOf(ad), ad.sponsor_id, ad.ad_id), active }, signal }).then(
          (saved) => () => putAd(saved),
        )
      }
    />
  );
}

/** A question in the list of its sponsor. */
export function QuestionLine({ survey }: { survey: HostSurvey }) {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const { putSurvey } = useSponsors();
  const { surveyid, sponsor_id, elsewhere } = survey;
  const figuresOf = ({ served, seen, responses, skips }: SurveyFigures) =>
    [words.servedSeen(served, seen), words.answeredSkipped(responses, skips)].join(' · ');
  const hasElsewhere = elsewhere.served + elsewhere.seen + elsewhere.responses + elsewhere.skips > 0;
  return (
    <ItemLine
      text={survey.question_text}
      item={survey}
      figures={figuresOf(survey)}
      more={hasElsewhere ? words.withoutTeam(figuresOf(elsewhere)) : undefined}
      to={itemPath(sponsor_id, 'question', surveyid)}
      onActive={(active, signal) =>
        call(hostSaveSurvey, {
          body: { ...questionBody(questionDraftOf(survey), sponsor_id, surveyid), active },
          signal,
        }).then((saved) => () => putSurvey(saved))
      }
    />
  );
}

interface Props {
  readonly text: string;
  readonly item: Pick<HostAd, 'active' | 'starts_on' | 'ends_on'>;
  readonly picture?: ReactNode;
  readonly figures: string;
  /** Figures that are counted apart. */
  readonly more?: string | undefined;
  readonly to: string;
  /** Saves it paused or shown; what it resolves to puts the reply in. */
  readonly onActive: (active: boolean, signal: AbortSignal) => Promise<() => void>;
}

function ItemLine({ text, item, picture, figures, more, to, onActive }: Props) {
  const words = useWords(sponsorWords);
  const announce = useAnnounce();
  const { save, isBusy, error } = useSave();
  const state = itemState(item, dayOf(new Date()));
  const toggle = () =>
    save(
      (signal) => onActive(!item.active, signal),
      (put) => {
        put();
        announce(item.active ? words.saidPaused : words.saidResumed);
      },
    );
  return (
    <div className={css.item}>
      {picture && <div className={css.thumb}>{picture}</div>}
      <div className={css.itemWords}>
        <p className={css.itemText} dir="auto">
          {text}
        </p>
        <StateDot tone={tones[state.kind]}>{words.states(state)}</StateDot>
        <p className={css.figures}>{figures}</p>
        {more !== undefined && <p className={css.figures}>{more}</p>}
      </div>
      <div className={css.itemActions}>
        <Link href={to} className={css.change}>
          <span aria-hidden="true">{words.change}</span>
          <VisuallyHidden>{words.changeItem(text)}</VisuallyHidden>
        </Link>
        <Button busy={isBusy} onClick={toggle}>
          <span aria-hidden="true">{item.active ? words.pause : words.resume}</span>
          <VisuallyHidden>{item.active ? words.pauseItem(text) : words.resumeItem(text)}</VisuallyHidden>
        </Button>
      </div>
      {error !== undefined && (
        <div className={css.itemError}>
          <Banner tone="danger">{error}</Banner>
        </div>
      )}
    </div>
  );
}
