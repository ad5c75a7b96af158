import type { Picture as Content } from '@/lib/schema/notary';

interface Props {
  picture: Content;
  className: string;
}

/** A photograph, whose space is there before it loads. */
export function Picture({ picture: { sources, alt, ...image }, className }: Props) {
  const drawn = <img {...image} alt={alt} className={className} loading="lazy" />;
  if (sources.length === 0) return drawn;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {drawn}
    </picture>
  );
}
