import { type Ref, useRef, useState } from 'react'
import { Avatar } from '@/kit/text/Avatar'
import { FileField } from '@/kit/forms/FileField'
import { chosenPicture } from './chosenPicture'

type PictureFieldProps = {
  ref: Ref<HTMLInputElement>
  name: string
  /** The URL of the member's stored picture. */
  stored?: string | null
  error?: string
  onFile: (file: File | undefined) => void
}

/** A field to choose a picture, with a preview: the stored picture until another one is chosen. */
export function PictureField({ ref, name, stored, error, onFile }: PictureFieldProps) {
  const [preview, setPreview] = useState<string | null>(null)
  const chosen = useRef<File | null>(null)
  const choose = async (file: File | null) => {
    chosen.current = file
    onFile(file ?? undefined)
    // a refused file is never shown, because showing it would decode it
    const picture = file && (await chosenPicture(file)).picture
    // another file may have been chosen since
    if (chosen.current !== file) return
    if (preview) URL.revokeObjectURL(preview)
    setPreview(picture ? URL.createObjectURL(picture) : null)
  }
  const src = preview ?? stored
  return (
    <FileField
      ref={ref}
      label="Profile image"
      optional
      accept="image/*"
      hint="An image of 5 MB or less."
      noneLabel={stored ? 'Current image' : 'No image chosen'}
      chooseLabel={stored ? 'Replace image' : 'Choose image'}
      replaceLabel="Replace image"
      removeLabel="Remove image"
      preview={
        src ? (
          <img src={src} alt="Preview" className="size-12 rounded-full object-cover" />
        ) : (
          <Avatar name={name} size={48} />
        )
      }
      error={error}
      onFile={(file) => void choose(file)}
    />
  )
}
