import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const email = 'bench@bench.example'
export const password = 'a password for the bench'

const answerCount = 20
const sentenceCount = 24
const sentence =
  'Every transfer writes two entries with one key, so a retry finds the first write and returns its result.'

function answer(index: number) {
  return {
    question_id: `q${index}`,
    problem_answer_method: 1,
    title: `Question ${index}`,
    problem: '<p>Walk me through a ledger that you designed.</p>',
    durationMs: sentenceCount * 5000,
    language: 'en',
    label_name: 'System design',
    labelscore: 5,
    actualscore: 4.2,
    video: [{ video_url: 'media/clip.webm' }],
    transcript: {
      sentences: Array.from({ length: sentenceCount }, (_, line) => ({
        startMs: line * 5000,
        endMs: line * 5000 + 4800,
        text: sentence,
      })),
    },
  }
}

function analysis() {
  const questions = Array.from({ length: answerCount }, (_, index) => `q${index}`)
  return {
    interviewCategory: 6,
    aiAllScore: 4.2,
    sumContent: 'Runs payment systems and can say why.',
    l2ReportInfo: {
      l2status: 0,
      l2score: 4.2,
      dimLabelList: ['Design', 'Reliability', 'Ownership', 'Communication', 'Mentoring'].map(
        (assessmentPoint) => ({
          assessmentPoint,
          calculateStar: 4.2,
          scoreReason: sentence,
        }),
      ),
      answerInfos: questions.map((problemAnswerId) => ({
        problemAnswerId,
        calculateStar: 4.2,
        answerText: sentence,
        keyPointInfoResult: JSON.stringify([{ keyPoint: 'retry', num: 2 }]),
      })),
    },
  }
}

/**
 * Writes a company folder with one candidate, whose interview has twenty video answers, as a customer would send it.
 */
export async function writeBenchCompany(folder: string, demo: string): Promise<string> {
  const media = join(folder, 'candidate', 'media')
  await mkdir(media, { recursive: true })
  await copyFile(join(demo, 'hailan/su-qinglan-backend/media/hl-su-l6-q2.webm'), join(media, 'clip.webm'))
  await writeFile(
    join(folder, 'company.json'),
    JSON.stringify({
      format: 'candor-company/1',
      company: { externalId: 'bench', name: 'Bench', profile: 'cn', timeZone: 'UTC' },
      accounts: [{ email, name: 'Bench', userType: 'general', password }],
      positions: [{ externalId: 'engineer', name: 'Engineer' }],
    }),
  )
  await writeFile(
    join(folder, 'candidate', 'bundle.json'),
    JSON.stringify({
      format: 'candor-bundle/1',
      externalId: 'candidate',
      position: { externalId: 'engineer' },
      candidate: { name: 'Candidate', stageId: '2', stageTypeKind: 2, appliedAt: 1_770_000_000_000 },
      interviews: [
        {
          externalId: 'interview',
          name: 'Interview',
          category: 6,
          interview_status: 'finish',
          answers: Array.from({ length: answerCount }, (_, index) => answer(index)),
          aiData: analysis(),
        },
      ],
    }),
  )
  return folder
}
