import type { ReplyOf } from '@candor/call/define'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../session/web/signed-in.ts'
import type { listOwnPasskeys } from '../contract.ts'
import styles from './own-passkeys.module.css'

export type OwnPasskey = ReplyOf<typeof listOwnPasskeys>['passkeys'][number]

const secondsAtEnd = ':00'.length

interface Props {
  passkey: OwnPasskey
  onRename: (passkey: OwnPasskey) => void
  onRemove: (passkey: OwnPasskey) => void
}

/** A passkey: its name, where it was added and when it was used last. */
export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const t = useTranslations('passkeys')
  const ui = useTranslations('ui')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const { name, browser, system, addedTime, lastUsedTime } = passkey
  const device = [browser, system].filter((part) => part !== null).join(' · ')
  const timeOf = (time: number) => formatDateTime(time, timeZone).slice(0, -secondsAtEnd)
  return (
    <li className={styles.row} ref={handOverFocus}>
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.hint}>
          {device
            ? t('addedWith', { time: timeOf(addedTime), device })
            : t('addedAt', { time: timeOf(addedTime) })}
        </span>
        <span className={styles.hint}>
          {lastUsedTime === null ? t('neverUsed') : t('usedAt', { time: timeOf(lastUsedTime) })}
        </span>
      </div>
      <div className={styles.acts}>
        <Button aria-label={ui('named', { name: t('rename'), text: name })} onClick={() => onRename(passkey)}>
          {t('rename')}
        </Button>
        <Button
          look="quiet"
          aria-label={ui('named', { name: t('remove'), text: name })}
          onClick={() => onRemove(passkey)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
