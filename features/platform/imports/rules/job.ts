export type JobState = 'running' | 'done' | 'failed'

/** How often a running job shows that it is alive (milliseconds). */
export const jobPulseMs = 5_000

/**
 * After how long without a pulse a running job counts as dead (milliseconds).
 *
 * Six pulses, so that a process that is busy for some seconds is not taken for dead.
 */
export const jobSilenceMs = 6 * jobPulseMs

function isJobState(text: string): text is JobState {
  return text === 'running' || text === 'done' || text === 'failed'
}

/** The state of a job at `now`. A running one without a recent pulse has failed: its process is gone. */
export function jobState(job: { state: string; touchedAt: Date }, now: Date): JobState {
  if (!isJobState(job.state)) return 'failed'
  const isSilent = now.getTime() - job.touchedAt.getTime() > jobSilenceMs
  return job.state === 'running' && isSilent ? 'failed' : job.state
}
