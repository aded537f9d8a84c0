import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { positionNameIn } from '../../../candidates/positions/rules/names.ts'
import { usePosition } from '../../../candidates/positions/web/position-frame.tsx'
import { createPositionCode } from '../contract/position-code.ts'
import { codePath } from '../rules/position-code.ts'
import styles from './position-code.module.css'

interface Props {
  positionId: string
  name: string
}

/** The QR code of a position's candidates with its link, to be copied or saved. */
export function PositionCode({ positionId, name }: Props) {
  const t = useTranslations('settings.code')
  const [isShown, setIsShown] = useState(false)
  const code = useQuery({
    queryKey: [createPositionCode.path, positionId],
    queryFn: () => callApi(createPositionCode, { positionId }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section className={styles.part} aria-label={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      {!isShown && (
        <Button ref={handFocusInTurn} onClick={() => setIsShown(true)}>
          {t('show')}
        </Button>
      )}
      {isShown && (
        <div ref={handFocusInTurn} tabIndex={-1}>
          <SectionBody state={sectionState(code, t('failed'))}>
            <div className={styles.code}>
              <img src={code.data} width={160} height={160} alt={t('alt', { name })} />
              <div className={styles.taken}>
                <CopiedValue label={t('link')} value={`${location.origin}${codePath(positionId, null)}`} />
                <a className={styles.download} href={code.data} download={`${name}.png`}>
                  {t('download')}
                </a>
              </div>
            </div>
          </SectionBody>
        </div>
      )}
    </section>
  )
}

/** The code of one position, among its settings. */
export function PositionCodePanel({ positionId }: { positionId: string }) {
  const locale = useLocale()
  const { data } = usePosition(positionId)
  return data && <PositionCode positionId={positionId} name={positionNameIn(locale, data)} />
}
