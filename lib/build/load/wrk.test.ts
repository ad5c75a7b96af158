import { readWrk } from './wrk';

const printed = `Running 5s test @ http://127.0.0.1:17700/areas/boise/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.33ms  432.36us  15.10ms   86.01%
  Latency Distribution
     50%    1.27ms
     99%    2.71ms
  119671 requests in 5.10s, 2.05GB read
Requests/sec:  23465.02
Transfer/sec:    411.64MB
`;

it('reads the rate and the 99th percentile', () => {
  expect(readWrk(printed)).toEqual({ rate: 23465.02, slow: 2.71 });
  expect(readWrk(printed.replace('2.71ms', '500.00us')).slow).toBeCloseTo(0.5);
});

it('refuses to measure errors', () => {
  expect(() => readWrk(`${printed}  Non-2xx or 3xx responses: 12\n`)).toThrow('Non-2xx');
});
