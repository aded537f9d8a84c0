import type { ReactNode } from 'react'
import { type Side, sidesOf } from '../../rules/documents.ts'
import type { TakenPicture } from '../picture.ts'
import { CheckStep } from './check-step.tsx'
import type { Photos } from './id-card-photos.ts'
import { ReviewStep } from './review-step.tsx'
import { SideStep } from './side-step.tsx'
import type { PhotoStepsControl } from './use-photo-steps.ts'

interface Props {
  company: string
  photos: Photos
  steps: PhotoStepsControl
  withdraw: ReactNode
}

/** The step in view: a side to photograph, a new photo to look at, or all photos before they are sent. */
export function PhotoSteps({ company, photos, steps, withdraw }: Props) {
  const { document, isChecking, go, retaken, setRetaken, taken, setTaken, handIn, send, giveUp } = steps
  const needed = sidesOf(document)
  const missing = needed.find((side) => !photos[side])
  const side = retaken ?? missing
  const total = needed.length + 1
  const numberOf = (named: Side) => needed.indexOf(named) + 1

  if (taken) {
    return (
      <TakenPhoto
        {...taken}
        number={numberOf(taken.side)}
        total={total}
        company={company}
        photos={photos}
        steps={steps}
        withdraw={withdraw}
      />
    )
  }
  if (side && !isChecking) {
    return (
      <SideStep
        key={side}
        side={side}
        company={company}
        number={numberOf(side)}
        total={total}
        withdraw={withdraw}
        document={document}
        onDocument={steps.setKind}
        onTaken={(picture) => setTaken({ side, picture })}
        onBack={missing === undefined ? () => go(true) : undefined}
      />
    )
  }
  return (
    <CheckStep
      company={company}
      photos={photos}
      isUnkept={steps.isUnkept}
      handIn={handIn}
      withdraw={withdraw}
      document={document}
      onRetake={(again) => {
        void giveUp()
        setRetaken(again)
        go(false)
      }}
      onSend={() => {
        setRetaken(null)
        void send()
      }}
      onGoOn={() => go(false)}
    />
  )
}

interface TakenPhotoProps extends Props {
  side: Side
  picture: TakenPicture
  number: number
  total: number
}

/** A new photo: used in place of an earlier one, or taken again. */
function TakenPhoto(props: TakenPhotoProps) {
  const { side, picture, number, total, company, photos, steps, withdraw } = props
  const { document, giveUp, take, setTaken, setRetaken, go } = steps
  async function handleUse() {
    await giveUp()
    await take(side, picture.blob)
    setTaken(null)
    setRetaken(null)
    if (sidesOf(document).every((needed) => needed === side || photos[needed])) go(true)
  }
  return (
    <ReviewStep
      side={side}
      company={company}
      picture={picture}
      number={number}
      total={total}
      withdraw={withdraw}
      onUse={() => void handleUse()}
      onRetake={() => {
        setTaken(null)
        setRetaken(side)
      }}
    />
  )
}
