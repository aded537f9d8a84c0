import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const answerCount = 20
const sentenceCount = 24
const mediaBytes = 64 * 1024
const sentence =
  'Every transfer writes two entries with one key, so a retry finds the first write and returns its result.'

function bundle(number: number) {
  return {
    format: 'candor-bundle/1',
    externalId: `bulk-${number}`,
    position: { externalId: 'engineer', name: 'Engineer' },
    candidate: {
      name: `Candidate ${number}`,
      stageId: '2',
      stageTypeKind: 2,
      appliedAt: 1_770_000_000_000 + number,
      photo: 'media/photo.png',
    },
    interviews: [
      {
        externalId: `bulk-${number}-l6`,
        name: 'Interview',
        category: 6,
        interview_status: 'finish',
        answers: Array.from({ length: answerCount }, (_, index) => ({
          question_id: `q${index}`,
          problem_answer_method: 1,
          problem: '<p>Walk me through a ledger that you designed.</p>',
          transcript:
            index === 0
              ? { file: 'media/q0.vtt' }
              : {
                  sentences: Array.from({ length: sentenceCount }, (_line, line) => ({
                    startMs: line * 5000,
                    endMs: line * 5000 + 4800,
                    text: `${number}.${index}.${line} ${sentence}`,
                  })),
                },
        })),
      },
    ],
  }
}

/** Writes a company with `count` bundles of usual size, each with its own media. */
export async function writeBulkCompany(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const company = { externalId: 'bulk', name: 'Bulk', profile: 'cn', timeZone: 'UTC' }
  await writeFile(
    join(folder, 'company.json'),
    JSON.stringify({ format: 'candor-company/1', company, accounts: [], positions: [] }),
  )
  for (let number = 0; number < count; number += 1) {
    const media = join(folder, String(number), 'media')
    await mkdir(media, { recursive: true })
    await writeFile(join(folder, String(number), 'bundle.json'), JSON.stringify(bundle(number)))
    await writeFile(join(media, 'photo.png'), randomBytes(mediaBytes))
    await writeFile(join(media, 'q0.vtt'), `WEBVTT\n\n00:00:00.000 --> 00:00:04.800\n${number} ${sentence}\n`)
  }
}

/** The paths of its files, with `/` as separator. */
export async function listBulkFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
