import { readContentWithLines } from '../../lib/content/read-content';
import { readPhotos } from '../build/photos';
import { checkGoLive } from '../go-live/go-live';
import { isDue } from '../go-live/task';
import { reportContentErrors } from '../report-content-errors';

/** `npm run check:content`: reports what's wrong in content/, or counts it and says what is due. */
await reportContentErrors(async () => {
  const read = readContentWithLines();
  const { services, towns } = read.content;
  await readPhotos(read);
  console.log(`Content: ${services.length} services, ${towns.length} towns.`);
  for (const { field, say } of checkGoLive(read).filter(isDue)) {
    console.log(`Due: ${field}: ${say}`);
  }
});
