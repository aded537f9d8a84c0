import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { reportSearch } from '../../../candidates/candidates/rules/ids.ts'
import { importInterviewResult } from '../../../platform/imports/contract.ts'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { makeServiceKey } from '../../service-keys/contract.ts'
import { curlCommand, sampleFileName } from '../rules/curl.ts'
import type { StepContent } from './step-content.ts'
import styles from './step-parts.module.css'
import { type SampleOutcome, useSample } from './use-sample.ts'

/** The address and a key of imports, and a sample that is really sent. */
export function ResultsStep({ found, step, isCurrent, onWork }: StepContent) {
  const t = useTranslations('first-run.results')
  return (
    <div className="stack-close">
      {step.state === 'done' && (
        <p className={styles.line}>
          <b>{t('known')}</b>
          <Link to="/manage/{-$section}" params={{ section: 'service-keys' }}>
            {t('open')}
          </Link>
        </p>
      )}
      {/* Closed it stays: a look at another step does not lose the key. */}
      <div className="stack-close" hidden={!isCurrent}>
        <Connect found={found} onWork={onWork} />
      </div>
    </div>
  )
}

function Connect({ found: { address, sampleCandidateId }, onWork }: Pick<StepContent, 'found' | 'onWork'>) {
  const t = useTranslations('first-run.results')
  const [key, setKey] = useState<string | null>(null)
  const make = useChange(makeServiceKey, { done: null })
  const [makeOnce, isMaking] = useOneAtATime(async () => {
    onWork()
    const done = await make({ name: t('keyName') })
    if ('reply' in done) setKey(done.reply.key)
  })
  const imports = `${address}${importInterviewResult.path}`
  return (
    <>
      <CopiedValue label={t('address')} value={imports} />
      {key === null ? (
        <div>
          <Button look="primary" data-first-act="" aria-busy={isMaking} onClick={() => void makeOnce()}>
            {t('make')}
          </Button>
        </div>
      ) : (
        <>
          <CopiedValue label={t('key')} value={key} />
          <p className={styles.note}>{t('keyOnce')}</p>
          <Sample serviceKey={key} address={imports} candidateId={sampleCandidateId} />
        </>
      )}
    </>
  )
}

interface SampleProps {
  serviceKey: string
  address: string
  candidateId: string | null
}

function Sample({ serviceKey, address, candidateId }: SampleProps) {
  const t = useTranslations('first-run.results')
  const { bundle, outcome, trySample, isTrying } = useSample()
  function handleSave() {
    const content = new Blob([JSON.stringify(bundle(), null, 2)], { type: 'application/json' })
    const href = URL.createObjectURL(content)
    Object.assign(document.createElement('a'), { href, download: sampleFileName }).click()
    URL.revokeObjectURL(href)
  }
  return (
    <>
      <p className={styles.line}>
        <Button
          look="primary"
          data-first-act=""
          disabled={isTrying}
          aria-busy={isTrying}
          onClick={() => void trySample(serviceKey)}
        >
          {isTrying ? t('trying') : t('try')}
        </Button>
        <span>{t('tryText')}</span>
      </p>
      <div role="status">{outcome && <Outcome outcome={outcome} candidateId={candidateId} />}</div>
      <details>
        <summary>{t('command')}</summary>
        <pre className={styles.command} translate="no">
          {curlCommand(address, serviceKey)}
        </pre>
        <p className={styles.line}>
          <Button size="small" onClick={handleSave}>
            {t('save')}
          </Button>
          <a href="/import-schema.json" target="_blank" rel="noopener">
            {t('format')}
          </a>
        </p>
      </details>
    </>
  )
}

function Outcome({ outcome, candidateId }: { outcome: SampleOutcome; candidateId: string | null }) {
  const t = useTranslations('first-run.results')
  if (!outcome.isStored)
    return (
      <p className={styles.refused}>
        {t('refused')} {outcome.message}
      </p>
    )
  return (
    <p className={styles.arrived}>
      <b>{t('arrived', { seconds: outcome.seconds })}</b> {t('notes', { count: outcome.notes })}{' '}
      {candidateId !== null && (
        <Link to="/shareurl" search={reportSearch({ candidateId, interviewId: null })}>
          {t('read')}
        </Link>
      )}
    </p>
  )
}
