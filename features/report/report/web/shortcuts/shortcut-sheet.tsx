import { Switch } from '@candor/ui/inputs/switch'
import { Kbd } from '@candor/ui/kbd'
import { Sheet } from '@candor/ui/overlays/sheet'
import { hasFoldableSection } from '@candor/ui/sections/section-keys.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { type ShortcutGroup, shortcutsThatAct } from '../../rules/shortcuts.ts'
import styles from './shortcut-sheet.module.css'
import { useSingleKeys } from './single-keys.ts'
import { useActingShortcuts } from './use-shortcuts.ts'

type Entry = ShortcutGroup['entries'][number]

function Keys({ keys, modifier, isRange }: Entry) {
  const t = useTranslations('report')
  return keys.map((key, index) => (
    <span key={key} className={styles.key}>
      {index > 0 && <span className={styles.between}>{isRange ? t('keysTo') : '/'}</span>}
      {modifier && <Kbd>{modifier}</Kbd>}
      <Kbd>{key}</Kbd>
    </span>
  ))
}

function SingleKeysSwitch() {
  const t = useTranslations('report')
  const { isOn, setOn } = useSingleKeys()
  const hintId = useId()
  return (
    <div className={styles.setting}>
      <label className={styles.line}>
        <span>{t('singleKeys')}</span>
        <Switch isOn={isOn} aria-describedby={hintId} onChange={setOn} />
      </label>
      <p id={hintId} className="hint">
        {t(isOn ? 'singleKeysOn' : 'singleKeysOff')}
      </p>
    </div>
  )
}

function ShortcutList() {
  const t = useTranslations('report')
  const acting = new Set(useActingShortcuts())
  const { isOn } = useSingleKeys()
  if (!hasFoldableSection()) acting.delete('section')
  return (
    <>
      <SingleKeysSwitch />
      {shortcutsThatAct(acting).map(({ group, entries }) => (
        <section key={group} className={styles.group} aria-labelledby={`shortcuts-${group}`}>
          <h3 id={`shortcuts-${group}`}>{t(group)}</h3>
          <dl>
            {entries.map((entry) => {
              const isOff = entry.isCharacter && !isOn
              return (
                <div key={entry.name} className={styles.row} data-off={isOff || undefined}>
                  <dt>
                    {t(`key_${entry.name}`)}
                    {isOff && <span className={styles.off}>{t('keyOff')}</span>}
                  </dt>
                  <dd>
                    <Keys {...entry} />
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </>
  )
}

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Every key that acts on the page in view, in groups, and the switch that turns single characters off. */
export function ShortcutSheet({ isOpen, onOpenChange }: Props) {
  const t = useTranslations('report')
  return (
    <Sheet title={t('shortcuts')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <ShortcutList />
    </Sheet>
  )
}
