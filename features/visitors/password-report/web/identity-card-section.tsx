import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { Section } from '@candor/ui/sections/section'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { bothSides } from '../rules/person.ts'
import styles from './identity-card-section.module.css'

const ZoomedImage = lazyWithPreload(() =>
  import('../../../platform/documents/web/zoomed-image.tsx').then((module) => module.ZoomedImage),
)

/** Both sides of the identity card, which open in full size. */
export function IdentityCardSection({ idCard, unreadable }: Pick<Interview, 'idCard' | 'unreadable'>) {
  const t = useTranslations('password-report')
  const ui = useTranslations('ui')
  const sides = bothSides(idCard)
  if (unreadable.includes('idCard')) {
    return <Section title={t('identityCard')} state={{ kind: 'empty', title: ui('unreadable') }} />
  }
  if (!sides) return null
  return (
    <Section title={t('identityCard')}>
      <div className={styles.sides}>
        <Side name={t('front')} address={sides.front} />
        <Side name={t('back')} address={sides.back} />
      </div>
    </Section>
  )
}

function Side({ name, address }: { name: string; address: string }) {
  const t = useTranslations('password-report')
  const ui = useTranslations('ui')
  const [isOpen, setIsOpen] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) {
    return (
      <p className={styles.broken} role="status">
        {ui('named', { name, text: t('pictureFailed') })}
      </p>
    )
  }
  const handleBroken = () => setIsBroken(true)
  return (
    <>
      <button
        type="button"
        className={styles.side}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <img src={address} alt="" loading="lazy" decoding="async" onError={handleBroken} />
      </button>
      {isOpen && (
        <LazySheet title={name} isOpen onOpenChange={setIsOpen} isWide>
          <ZoomedImage address={address} label={name} onBroken={handleBroken} />
        </LazySheet>
      )}
    </>
  )
}
