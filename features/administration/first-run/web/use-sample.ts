import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { importInterviewResult } from '../../../platform/imports/contract.ts'
import { sampleBundle } from '../rules/wire.ts'

export type SampleOutcome =
  | { readonly isStored: true; readonly seconds: number; readonly notes: number }
  | { readonly isStored: false; readonly message: string }

/** The sample in the language of the reader. */
export function useSampleBundle() {
  const t = useTranslations('first-run.bundle')
  return () =>
    sampleBundle(
      {
        position: t('position'),
        name: t('name'),
        label: t('label'),
        interview: t('interview'),
        question: t('question'),
        competency: t('competency'),
        sentence: t('sentence'),
        quote: t('quote'),
        title: t('title'),
        reason: t('reason'),
        summary: t('summary'),
      },
      Date.now(),
    )
}

/** Sends the sample as another system would: through the call of imports, with the key alone. */
async function send(key: string, bundle: object): Promise<SampleOutcome> {
  const begun = performance.now()
  const sent = await callApi(
    importInterviewResult,
    { ...bundle },
    {
      isSilent: true,
      send: (address, init) =>
        fetch(address, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), token: key },
        }),
    },
  )
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  const result = Array.isArray(sent) ? sent[0] : undefined
  if (result && result.state !== 'refused') return { isStored: true, seconds, notes: result.notes.length }
  const faults = result?.faults.map(({ path, message }) => `${path}: ${message}`) ?? []
  return { isStored: false, message: faults.join('; ') }
}

/** The sending of the sample, and what came of it. */
export function useSample() {
  const bundle = useSampleBundle()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<SampleOutcome | null>(null)
  const [trySample, isTrying] = useOneAtATime(async (key: string) => {
    setOutcome(null)
    try {
      setOutcome(await send(key, bundle()))
      await queries.invalidateQueries()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setOutcome({ isStored: false, message: error.message })
    }
  })
  return { bundle, outcome, trySample, isTrying }
}
