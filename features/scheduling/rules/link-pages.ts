import type { Stage } from './appointment.ts'

/** The page on which a candidate chooses a time; its children say where they stand (P2-039). */
const scheduleRoot = '/schedule-an-interview'

const children: Readonly<Record<Stage, string>> = {
  choosing: 'default',
  waiting: 'default',
  answering: 'confirm-reserve',
  reserved: 'success-reserve',
  told: 'feedback-success',
  cancelled: 'feedback-success',
}

/** The address of a candidate's page by where they stand. */
export function schedulePath(stage: Stage): string {
  return `${scheduleRoot}/${children[stage]}`
}

export type LinkPage = 'schedule'

/** Which page for whoever comes with the link of a mail an address names, in any case; null: none. */
export function linkPageOf(address: string): LinkPage | null {
  const path = address
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
  const paths = [scheduleRoot, ...Object.values(children).map((child) => `${scheduleRoot}/${child}`)]
  return paths.includes(path) ? 'schedule' : null
}
