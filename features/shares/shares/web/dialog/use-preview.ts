import { callApi } from '@candor/call/web/api'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ofReport } from '../../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { previewShare } from '../../contract/preview.ts'
import { previewMinutes } from '../../rules/preview.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import { keepOpened } from '../kept-visit.ts'

/** After which time a preview is opened again: before it expires (milliseconds). */
const renewMs = (previewMinutes - 1) * 60_000

/** Pause after the last change before a preview is opened, so that not every key press opens one (milliseconds). */
const pauseMs = 700

/**
 * URL of a preview of the share, as its recipient sees it, in a frame of this page. Each preview replaces
 * the earlier one.
 */
export function usePreview(report: OpenReport, form: ShareChoice, isMailed: boolean) {
  const last = useRef<string | undefined>(undefined)
  const chosen = { ...ofReport(report), ...form, sections: [...form.sections], isMailed }
  const key = JSON.stringify(chosen)
  const settled = useRested(key, pauseMs)
  return useQuery({
    queryKey: [previewShare.path, settled],
    queryFn: async () => {
      const replaces = last.current
      const { link, path, opened } = await callApi(previewShare, { ...chosen, replaces })
      last.current = link
      if (replaces) keepOpened(replaces, null)
      keepOpened(link, opened)
      return { link, path, language: form.language }
    },
    enabled: key === settled && form.sections.length > 0,
    placeholderData: keepPreviousData,
    // A preview is opened once for the same choices, and again before it expires.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: renewMs,
    // A hidden tab asks for nothing in the meantime.
    refetchOnWindowFocus: ({ state }) => (Date.now() - state.dataUpdatedAt >= renewMs ? 'always' : false),
  })
}
