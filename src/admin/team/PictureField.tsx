import { useState } from 'react'
import { Avatar } from '@/kit/text/Avatar'
import { FileField } from '@/kit/forms/FileField'

type PictureFieldProps = {
  name: string
  /** The address of the picture that the member has now. */
  stored?: string | null
  error?: string
  onFile: (file: File | undefined) => void
}

/** Chooses a picture and shows it. The stored picture stays until another one is chosen. */
export function PictureField({ name, stored, error, onFile }: PictureFieldProps) {
  const [preview, setPreview] = useState<string | null>(null)
  const choose = (file: File | null) => {
    if (preview) URL.revokeObjectURL(preview)
    setPreview(file?.type.startsWith('image/') ? URL.createObjectURL(file) : null)
    onFile(file ?? undefined)
  }
  const src = preview ?? stored
  return (
    <FileField
      label="Profile image"
      optional
      accept="image/*"
      hint="An image of 5 MB or less."
      noneLabel={stored ? 'Stays as it is' : 'No image chosen'}
      chooseLabel={stored ? 'Replace image' : 'Choose image'}
      replaceLabel="Replace image"
      removeLabel="Do not use this image"
      preview={
        src ? (
          <img src={src} alt="Preview" className="size-12 rounded-full object-cover" />
        ) : (
          <Avatar name={name} size={48} />
        )
      }
      error={error}
      onFile={choose}
    />
  )
}
