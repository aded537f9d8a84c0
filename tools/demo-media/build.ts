import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOf } from './bundle.ts'
import { transcriptOf } from './bundle-answers.ts'
import { type Clip, clipName, makeClip, makePhoto, makeRecording, makeVoice } from './clip.ts'
import { writeBroken, writeExtra, writeVtt } from './extras.ts'
import { writeCertificate, writeIdCards, writeResume } from './papers.ts'
import { addParts } from './parts.ts'
import type { Session } from './recorded.ts'
import { resumeItems } from './resume-items.ts'
import { sessionOf } from './session.ts'
import { type InterviewSource, type PersonSource, readPerson, type Spoken } from './source.ts'

const people = join(import.meta.dirname, 'people')
const demo = join(import.meta.dirname, '../../demo')

function voiceOf(person: PersonSource, interview: InterviewSource, question: Spoken) {
  if (!person.voice) throw new Error(`${person.folder} speaks without a voice`)
  const language = question.language ?? interview.language
  return language === 'en' ? { ...person.voice, name: person.voice.name.replace(/^cmn/, 'en') } : person.voice
}

async function record(
  person: PersonSource,
  interview: InterviewSource,
  question: Spoken,
  media: string,
): Promise<Clip> {
  const voice = voiceOf(person, interview, question)
  const target = join(media, clipName(interview, question))
  const withWords = question.words ?? (question.confidence ?? interview.confidence) !== undefined
  const options = { withWords, mp4: interview.mp4 === true, target }
  const clip =
    question.media === 'voice'
      ? await makeVoice(voice, question.say, options)
      : await makeClip(person.look, voice, question.say, options)
  if (question.media === 'none' || question.media === 'broken') {
    for (const ending of ['webm', 'jpg', 'mp4']) rmSync(`${target}.${ending}`, { force: true })
  }
  if (question.media === 'broken') writeBroken(`${target}.mp4`)
  if (question.transcript === 'file') {
    writeVtt(transcriptOf(interview, question, clip).sentences, `${target}.vtt`)
  }
  return clip
}

async function build(person: PersonSource): Promise<void> {
  const folder = join(demo, person.company, person.folder)
  const media = join(folder, 'media')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(media, { recursive: true })
  const clips = new Map<string, Clip>()
  const sessions = new Map<string, Session>()
  for (const interview of person.interviews ?? []) {
    for (const question of interview.spoken ?? []) {
      clips.set(clipName(interview, question), await record(person, interview, question, media))
    }
    if (!interview.interviewer) continue
    const session = await sessionOf(interview, interview.interviewer, clips)
    sessions.set(interview.externalId, session)
    const target = join(media, `${interview.externalId}-session`)
    await makeRecording(person.look, session.stretches, { target, still: false })
  }
  for (const extra of person.extras ?? []) await writeExtra(person, extra, media)
  if (person.photo) await makePhoto(person.look, join(media, 'photo.png'))
  if (person.idCard) await writeIdCards(person, media)
  const file = await writeResume(person, media)
  await writeCertificate(person, media)
  const items = person.resume?.state === 'ready' ? { items: resumeItems(person) } : {}
  const jsonResume = person.resume?.jsonResume && { jsonResume: person.resume.jsonResume }
  const resume = person.resume && {
    state: person.resume.state,
    ...(file ? { file } : {}),
    ...(jsonResume ?? items),
  }
  const bundle = bundleOf(person, { clips, sessions }, resume)
  writeFileSync(join(folder, 'bundle.json'), `${JSON.stringify(bundle, null, 2)}\n`)
  if (readdirSync(media).length === 0) rmSync(media, { recursive: true })
}

const named = process.argv.slice(2)
const isPartsAlone = named.includes('--parts')
const wanted = named.filter((name) => name !== '--parts')
for (const file of readdirSync(people).sort()) {
  if (!file.endsWith('.json') || (wanted.length > 0 && !wanted.includes(file.slice(0, -5)))) continue
  const person = readPerson(join(people, file))
  if (!isPartsAlone) await build(person)
  addParts(file.slice(0, -'.json'.length), join(demo, person.company, person.folder))
  process.stdout.write(`${person.company}/${person.folder}\n`)
}
