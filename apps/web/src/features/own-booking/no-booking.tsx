import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { Icon } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { HOME, writeAddress } from '../booking/journey.ts';
import { Screen } from '../booking/landing/screen.tsx';

/** Why there is no booking to show, and how to find it. */
export function NoBooking({ title, text }: { title: string; text: string }) {
  const words = useMessages('furtherBooking').ownBooking;
  const page = usePage();
  return (
    <Screen>
      <Card padding="large">
        <Heading level={1} className="text-2xl">
          {title}
        </Heading>
        <p>{text}</p>
        <ButtonRow>
          <Button
            variant="primary"
            icon={<Icon name="search" />}
            onClick={() => page.open(writeAddress({ ...HOME, tab: 'search' }))}
          >
            {words.find}
          </Button>
        </ButtonRow>
      </Card>
    </Screen>
  );
}
