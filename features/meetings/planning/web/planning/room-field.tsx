import { Field } from '@candor/ui/inputs/field'
import { Segments } from '@candor/ui/inputs/segments'
import { useTranslations } from 'use-intl'
import { roomTypes } from '../../rules/planning.ts'
import styles from '../round.module.css'
import type { Planning } from './use-planning.ts'

/** The kinds of room that can be planned, in the order in which they are offered. */
const kinds = [
  { value: roomTypes.inPerson, key: 'inPerson' },
  { value: roomTypes.builtIn, key: 'builtIn' },
  { value: roomTypes.meeting, key: 'meeting' },
  { value: roomTypes.online, key: 'online' },
  { value: roomTypes.other, key: 'other' },
] as const
const modes = [
  { value: 1, key: 'video' },
  { value: 2, key: 'voice' },
] as const

/** The format of the interview, and what people need to get there. */
export function RoomField({ planning }: { planning: Planning }) {
  const t = useTranslations('planning')
  const { form, set, fault, choices } = planning
  const isInPerson = form.roomType === roomTypes.inPerson
  const errorOf = (field: string) => (fault?.field === field ? { error: fault.message } : {})
  return (
    <section className={styles.part}>
      <Segments
        label={t('room')}
        layout="stacked"
        items={kinds
          .filter(({ value }) => choices.rooms.has(value))
          .map(({ value, key }) => ({ value, label: t(`rooms.${key}`) }))}
        value={form.roomType}
        onChange={(roomType) => set({ roomType })}
      />
      {isInPerson && (
        <Field
          label={t('location')}
          isSmall
          value={form.location}
          maxLength={500}
          onChange={({ target }) => set({ location: target.value })}
          {...errorOf('location')}
        />
      )}
      {form.roomType === roomTypes.builtIn && <p className={styles.hint}>{t('builtInText')}</p>}
      {form.roomType === roomTypes.meeting && (
        <Field
          label={t('meetingUrl')}
          isSmall
          type="url"
          inputMode="url"
          placeholder="https://"
          value={form.meetingUrl}
          maxLength={2000}
          onChange={({ target }) => set({ meetingUrl: target.value })}
          {...errorOf('meetingUrl')}
        />
      )}
      {!isInPerson && (
        <Segments
          label={t('mode')}
          layout="stacked"
          items={modes.map(({ value, key }) => ({ value, label: t(`modes.${key}`) }))}
          value={form.mode === 2 ? 2 : 1}
          onChange={(mode) => set({ mode })}
        />
      )}
    </section>
  )
}
