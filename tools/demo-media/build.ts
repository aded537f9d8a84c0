import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOf, clipName } from './bundle.ts'
import { type Clip, makeClip, makePhoto } from './clip.ts'
import { writeCertificate, writeIdCards, writeResume } from './papers.ts'
import { resumeItems } from './resume-items.ts'
import { type PersonSource, readPerson } from './source.ts'

const people = join(import.meta.dirname, 'people')
const demo = join(import.meta.dirname, '../../demo')

async function build(person: PersonSource): Promise<void> {
  const folder = join(demo, person.company, person.folder)
  const media = join(folder, 'media')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(media, { recursive: true })
  const clips = new Map<string, Clip>()
  for (const interview of person.interviews ?? []) {
    for (const question of interview.spoken ?? []) {
      if (!person.voice) throw new Error(`${person.folder} speaks without a voice`)
      const name = clipName(interview, question)
      const options = {
        withWords: question.words === true,
        mp4: interview.mp4 === true,
        target: join(media, name),
      }
      clips.set(name, await makeClip(person.look, person.voice, question.say, options))
    }
  }
  if (person.photo) await makePhoto(person.look, join(media, 'photo.png'))
  if (person.idCard) await writeIdCards(person, media)
  const file = await writeResume(person, media)
  await writeCertificate(person, media)
  const items = person.resume?.state === 'ready' ? { items: resumeItems(person) } : {}
  const resume = person.resume && { state: person.resume.state, ...(file ? { file } : {}), ...items }
  writeFileSync(join(folder, 'bundle.json'), `${JSON.stringify(bundleOf(person, clips, resume), null, 2)}\n`)
  if (readdirSync(media).length === 0) rmSync(media, { recursive: true })
}

const wanted = process.argv.slice(2)
for (const file of readdirSync(people).sort()) {
  if (!file.endsWith('.json') || (wanted.length > 0 && !wanted.includes(file.slice(0, -5)))) continue
  const person = readPerson(join(people, file))
  await build(person)
  process.stdout.write(`${person.company}/${person.folder}\n`)
}
