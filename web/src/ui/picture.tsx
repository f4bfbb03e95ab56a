import { Button } from '@mantine/core';
import { type ImgHTMLAttributes, useState } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import { useTextOnly } from './text-only.ts';

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & { readonly src: string; readonly alt: string };

/** A picture; in text-only mode a button that loads it, or nothing where the text next to it says the same (an empty `alt`). */
export const Picture = ({ alt, ...picture }: PictureProps) => {
  const { t } = useTranslation('shell');
  const textOnly = useTextOnly();
  const [asked, setAsked] = useState(false);
  if (!textOnly || asked) return <img {...picture} alt={alt} />;
  if (alt === '') return null;
  return (
    <Button variant="default" onClick={() => setAsked(true)}>
      {t('textOnly.picture', { name: alt })}
    </Button>
  );
};
