import { Dialog, Stack, TextLink, useWords } from '@snug/ui';
import { useState } from 'react';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './home.css.ts';

/** The `ADA Information` button and the notice that it opens (HOME-03, HOME-04). */
export function AdaInformation() {
  const say = useWords(siteWords);
  const { venue } = useSite();
  const [open, setOpen] = useState(false);
  const phone = venue.accessibility_phone;

  return (
    <div className={styles.ada}>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.ada}
      </button>
      <Dialog
        open={open}
        title={say.adaTitle}
        buttons={[{ label: say.close, onClick: () => setOpen(false) }]}
        onClose={() => setOpen(false)}
      >
        <Stack gap={4}>
          <p className={styles.notice}>{venue.texts.accessibility_notice || say.adaNotice(venue.name)}</p>
          <p className={styles.notice}>
            {phone ? (
              <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{say.adaCall(phone)}</TextLink>
            ) : (
              say.adaNoPhone
            )}
          </p>
        </Stack>
      </Dialog>
    </div>
  );
}
