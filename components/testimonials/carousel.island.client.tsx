'use client';

import { Provider } from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.client';
import { keyboardFocus, useRotation } from './use-rotation';

/** The owner's times in milliseconds (decision 0005), so that a passing pointer shows no tooltip. */
const tooltipDelay = 700;
const nextTooltipWithin = 300;

interface Props {
  label: string;
  slides: readonly { id: string; slide: ReactNode }[];
}

/** An APG carousel (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). */
export function Carousel({ label, slides }: Props) {
  const carousel = useRef<HTMLElement>(null);
  const { index, paused, isMoving, stop, show } = useRotation(slides.length, carousel);
  const PauseIcon = paused ? Play : Pause;
  return (
    <section
      ref={carousel}
      className="@container relative flex flex-col-reverse gap-3"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => stop({ hovered: true })}
      onPointerLeave={() => stop({ hovered: false })}
      onFocus={({ target }) => stop({ focused: target.matches(keyboardFocus) })}
      onBlur={() => stop({ focused: false })}
    >
      <Provider delayDuration={tooltipDelay} skipDelayDuration={nextTooltipWithin}>
        <div className="hidden flex-wrap items-center gap-2 @4xl:absolute @4xl:right-0 @4xl:bottom-0 @4xl:z-10 scripted:not-print:flex">
          <IconButton
            name={paused ? 'Start the reviews' : 'Pause the reviews'}
            icon={<PauseIcon className="size-5 fill-current" />}
            onClick={() => stop({ paused: !paused })}
          />
          <IconButton
            name="Previous review"
            icon={<ChevronLeft className="size-5" />}
            onClick={() => show(index - 1)}
          />
          <IconButton
            name="Next review"
            icon={<ChevronRight className="size-5" />}
            onClick={() => show(index + 1)}
          />
          <fieldset className="ml-2 flex flex-wrap">
            <legend className="sr-only">Choose a review</legend>
            {slides.map(({ id }, dot) => (
              <button
                key={id}
                type="button"
                aria-label={`Review ${dot + 1} of ${slides.length}`}
                aria-current={dot === index}
                className="group grid size-9 cursor-pointer place-items-center"
                onClick={() => show(dot)}
              >
                <span className="size-3 rounded-full border border-gold-700 group-aria-current:border-6" />
              </button>
            ))}
          </fieldset>
        </div>
      </Provider>
      <div
        aria-live={isMoving ? 'off' : 'polite'}
        className="grid grid-cols-1 gap-x-10 gap-y-8 print:grid-cols-2 unscripted:md:grid-cols-2"
      >
        {slides.map(({ id, slide }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            className={clsx(
              'scripted:not-print:col-start-1 scripted:not-print:row-start-1',
              position !== index && 'scripted:not-print:invisible',
            )}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
