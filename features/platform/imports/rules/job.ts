export type JobState = 'running' | 'done' | 'failed'

/** How often a running job shows that it is alive (milliseconds). */
export const jobPulseMs = 5_000

/** Milliseconds without a pulse after which a job counts as dead. A busy process may miss some pulses. */
export const jobSilenceMs = 6 * jobPulseMs

function isJobState(text: string): text is JobState {
  return text === 'running' || text === 'done' || text === 'failed'
}

/** The state of a job. A running one without a recent pulse has failed: its process is gone. */
export function jobState(job: { state: string; touchedAt: Date }, now: Date): JobState {
  if (!isJobState(job.state)) return 'failed'
  const isSilent = now.getTime() - job.touchedAt.getTime() > jobSilenceMs
  return job.state === 'running' && isSilent ? 'failed' : job.state
}
