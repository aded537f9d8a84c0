import { FlagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextRow } from '../../../platform/manage/web/text-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { refreshSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { maxIconLength, maxNameLength, savePartnerBrand } from '../contract.ts'
import { iconFault, iconTypes } from '../rules/icon.ts'
import type { Settings } from '../rules/wire.ts'
import styles from './brand-form.module.css'

async function readAsAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${file.type};base64,${btoa(text)}`
}

/** The partner's name and logo, each saved on its own; a logo needs a name. */
export function BrandForm({ brand }: { brand: Settings['rules']['partnerBrand'] }) {
  const t = useTranslations('settings.brand')
  // The account is fetched again, as the bar draws the brand from it.
  const save = useChange(savePartnerBrand, { after: refreshSignIn })
  return (
    <>
      <TextRow
        setting="name"
        label={t('name')}
        value={brand?.title ?? ''}
        maxLength={maxNameLength}
        onSave={(title) => save({ title })}
      />
      {brand && <Mark icon={brand.icon} onChange={(next) => save({ icon: next })} />}
    </>
  )
}

interface MarkProps {
  icon: string | undefined
  /** An empty text removes it. */
  onChange: (icon: string) => Promise<object>
}

function Mark({ icon, onChange }: MarkProps) {
  const t = useTranslations('settings.brand')
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<ReturnType<typeof iconFault>>(null)
  const id = useId()

  async function handleFile(file: File | undefined) {
    if (!file) return
    const found = iconFault(file, maxIconLength)
    setFault(found)
    if (!found) await onChange(await readAsAddress(file))
    if (input.current) input.current.value = ''
  }

  return (
    <fieldset className={styles.mark} aria-describedby={id}>
      <legend className={styles.label}>{t('icon')}</legend>
      <div className={styles.line}>
        {icon ? (
          <img src={icon} alt={t('icon')} width={32} height={32} />
        ) : (
          <span className={styles.none}>{t('none')}</span>
        )}
        <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
        {icon && (
          <Button ref={handFocusBack} look="quiet" onClick={() => void onChange('')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept={iconTypes.join(',')}
        onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
      />
      {fault && (
        <span className={styles.fault} role="alert">
          <FlagIcon />
          {t(fault)}
        </span>
      )}
      <span className="hint" id={id}>
        {t('iconText')}
      </span>
    </fieldset>
  )
}
