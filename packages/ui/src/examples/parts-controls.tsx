import { useState } from 'react'
import { CountBadge } from '../count-badge.tsx'
import { GlobeIcon, SearchIcon, ShareIcon } from '../icons.tsx'
import { Button } from '../inputs/button.tsx'
import { Chip } from '../inputs/chip.tsx'
import { AreaField, Field } from '../inputs/field.tsx'
import { Switch } from '../inputs/switch.tsx'
import { Kbd } from '../kbd.tsx'
import { lazyWithPreload } from '../loading/lazy-with-preload.ts'
import type { Notice } from '../overlays/notice.ts'
import { useToasts } from '../overlays/toast.tsx'
import { Section } from '../sections/section.tsx'
import { Tag } from '../tag.tsx'
import styles from './parts-page.module.css'

const PartsOverlays = lazyWithPreload(() => import('./parts-overlays.tsx').then((file) => file.PartsOverlays))

const notices: Notice[] = [
  { kind: 'success', text: 'Evaluation submitted' },
  { kind: 'warning', text: 'There is no next candidate' },
  { kind: 'danger', title: 'Not saved', text: 'The connection was lost. Your text is kept here.' },
  { kind: 'info', text: 'A new report is ready' },
]

function PartsFields() {
  const [mail, setMail] = useState('chen.wei')
  const [guests, setGuests] = useState(['chen.wei@hailan.example', 'Lin Xiaotong'])
  const [isOn, setIsOn] = useState(true)
  return (
    <Section title="Fields">
      <div className={styles.stack}>
        <Field label="Find in answers" isLabelHidden placeholder="Find in answers" start={<SearchIcon />} />
        <Field
          label="Mail"
          value={mail}
          onChange={(event) => setMail(event.target.value)}
          error={mail.includes('@') ? undefined : 'This is not a mail address.'}
          hint="Reports are sent here."
        />
        <AreaField label="Opinion" hint="500 characters at most" />
        <ul className={styles.row}>
          {guests.map((guest) => (
            <Chip
              key={guest}
              removeLabel={`Remove ${guest}`}
              onRemove={() => setGuests(guests.filter((each) => each !== guest))}
            >
              {guest}
            </Chip>
          ))}
        </ul>
        <label className={styles.row}>
          Next-step suggestions
          <Switch isOn={isOn} onChange={setIsOn} />
        </label>
      </div>
    </Section>
  )
}

export function PartsControls() {
  const { notify } = useToasts()
  return (
    <>
      <Section title="Controls">
        <div className={styles.row}>
          <Button look="primary">Submit and next</Button>
          <Button>Save</Button>
          <Button look="quiet">Cancel</Button>
          <Button isIcon aria-label="Share">
            <ShareIcon />
          </Button>
          <Button disabled>Save</Button>
        </div>
        <div className={styles.row}>
          <Button size="small" render={<a href="#recommend">Recommend</a>} />
          <Button size="small" isIcon aria-label="Language">
            <GlobeIcon />
          </Button>
        </div>
        <div className={styles.row}>
          <Tag>Go</Tag>
          <Tag isRed>Veto</Tag>
          <CountBadge count={12} />
          <CountBadge count={130} />
          <CountBadge count={2} isWarn />
          <CountBadge count={3} isUnread />
          <CountBadge count={1240} isExact />
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
        </div>
      </Section>
      <PartsFields />
      <Section title="Overlays">
        <div className={styles.row}>
          <PartsOverlays />
          {notices.map((notice) => (
            <Button key={notice.kind} size="small" onClick={() => notify(notice)}>
              Toast, {notice.kind}
            </Button>
          ))}
        </div>
      </Section>
    </>
  )
}
