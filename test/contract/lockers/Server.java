// A conforming server of openapi.yaml that uses only the standard library of Java. Prints its port.
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class Server {
  /** A locker: the JSON texts of its properties, by name. */
  static final TreeMap<String, Map<String, String>> lockers = new TreeMap<>();
  static final String STRING = "\"(?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}))*\"";
  static final Pattern MEMBER = Pattern.compile("\\s*(" + STRING + ")\\s*:\\s*(" + STRING + "|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][-+]?\\d+)?|true|false|null)\\s*");

  static class Refused extends RuntimeException {
    final int status;
    final String allow;
    Refused(int status, String title, String allow) { super(title); this.status = status; this.allow = allow; }
    Refused(int status, String title) { this(status, title, null); }
  }

  /** Returns the members of a flat JSON object. A nested value is refused, because no property of a locker has one. */
  static Map<String, String> parse(String text) {
    String body = text.strip();
    if (!body.startsWith("{") || !body.endsWith("}") || body.length() < 2) throw new Refused(400, "not an object");
    String inside = body.substring(1, body.length() - 1);
    Map<String, String> members = new LinkedHashMap<>();
    if (inside.isBlank()) return members;
    Matcher matcher = MEMBER.matcher(inside);
    int end = 0;
    while (true) {
      matcher.region(end, inside.length());
      if (!matcher.lookingAt()) throw new Refused(400, "not JSON, or nested");
      members.put(string(matcher.group(1)), matcher.group(2));
      if (matcher.end() == inside.length()) return members;
      if (inside.charAt(matcher.end()) != ',') throw new Refused(400, "not JSON");
      end = matcher.end() + 1;
    }
  }

  /** Returns the value of a JSON string. */
  static String string(String json) {
    Matcher escapes = Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|(.))").matcher(json.substring(1, json.length() - 1));
    return escapes.replaceAll(found -> {
      if (found.group(1) != null) return Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(found.group(1), 16)));
      int index = "bfnrt".indexOf(found.group(2));
      return Matcher.quoteReplacement(index < 0 ? found.group(2) : String.valueOf("\b\f\n\r\t".charAt(index)));
    });
  }

  static boolean isValid(String name, String json) {
    boolean isText = json.startsWith("\"");
    switch (name) {
      case "code": return isText && string(json).matches("[A-Z]{2}-[0-9]{1,9}");
      case "size": return json.equals("\"small\"") || json.equals("\"large\"");
      case "note": return json.equals("null") || (isText && string(json).codePointCount(0, string(json).length()) <= 50);
      case "weight":
        if (!json.matches("-?\\d.*")) return false;
        double number = Double.parseDouble(json);
        return number == Math.rint(number) && number >= 0 && number <= 100;
      default: return false;
    }
  }

  static Map<String, String> sent(HttpExchange exchange, List<String> names, List<String> required) throws IOException {
    String type = Optional.ofNullable(exchange.getRequestHeaders().getFirst("content-type")).orElse("");
    if (!type.split(";")[0].strip().equalsIgnoreCase("application/json")) throw new Refused(415, "not JSON");
    Map<String, String> value = parse(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    boolean isFine = value.keySet().containsAll(required)
        && value.entrySet().stream().allMatch(member -> names.contains(member.getKey()) && isValid(member.getKey(), member.getValue()));
    if (!isFine) throw new Refused(400, "wrong locker");
    return value;
  }

  static int page(Map<String, String> query, String name, String byDefault, int least, int most) {
    String text = query.getOrDefault(name, byDefault);
    if (!text.matches("[0-9]{1,6}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most)
      throw new Refused(400, "wrong " + name);
    return Integer.parseInt(text);
  }

  static String json(Map<String, String> locker) {
    return locker.entrySet().stream().map(member -> "\"" + member.getKey() + "\":" + member.getValue()).collect(Collectors.joining(",", "{", "}"));
  }

  static Map<String, String> locker(String code, String size, int weight) {
    return new LinkedHashMap<>(Map.of("code", "\"" + code + "\"", "size", "\"" + size + "\"", "weight", "" + weight, "note", "null"));
  }

  static void reply(HttpExchange exchange, int status, String type, String body) throws IOException {
    byte[] bytes = body == null ? new byte[0] : body.getBytes(StandardCharsets.UTF_8);
    if (body != null) exchange.getResponseHeaders().set("content-type", type);
    boolean isHead = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, isHead || bytes.length == 0 ? -1 : bytes.length);
    if (!isHead && bytes.length > 0) exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  static synchronized void handle(HttpExchange exchange) throws IOException {
    String[] parts = exchange.getRequestURI().getRawPath().split("/", -1);
    boolean isKnown = (parts.length == 3 || (parts.length == 4 && !parts[3].isEmpty())) && parts[1].equals("v1") && parts[2].equals("lockers");
    if (!isKnown) throw new Refused(404, "not found");
    List<String> methods = parts.length == 3 ? List.of("GET", "HEAD", "POST") : List.of("GET", "HEAD", "PATCH", "DELETE");
    String method = exchange.getRequestMethod();
    if (!methods.contains(method)) throw new Refused(405, "not allowed", String.join(", ", methods));
    if (parts.length == 3 && method.equals("POST")) {
      Map<String, String> value = sent(exchange, List.of("code", "size", "weight", "note"), List.of("code", "size"));
      String code = string(value.get("code"));
      if (lockers.containsKey(code)) throw new Refused(409, "in use");
      value.putIfAbsent("weight", "0");
      value.putIfAbsent("note", "null");
      lockers.put(code, value);
      exchange.getResponseHeaders().set("location", "/v1/lockers/" + code);
      reply(exchange, 201, "application/json", json(value));
      return;
    }
    if (parts.length == 3) {
      Map<String, String> query = new HashMap<>();
      for (String pair : Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("").split("&")) {
        String[] sides = pair.split("=", 2);
        query.put(decode(sides[0]), sides.length == 2 ? decode(sides[1]) : "");
      }
      int limit = page(query, "limit", "20", 1, 50), offset = page(query, "offset", "0", 0, 10000);
      String size = query.containsKey("size") ? "\"" + query.get("size") + "\"" : null;
      if (size != null && !isValid("size", size)) throw new Refused(400, "wrong size");
      List<String> all = lockers.values().stream().filter(locker -> size == null || locker.get("size").equals(size)).map(Server::json).toList();
      String items = all.stream().skip(offset).limit(limit).collect(Collectors.joining(","));
      reply(exchange, 200, "application/json", "{\"items\":[" + items + "],\"total\":" + all.size() + "}");
      return;
    }
    String key = decode(parts[3].replace("+", "%2B"));
    Map<String, String> found = lockers.get(key);
    if (found == null) throw new Refused(404, "not found");
    if (method.equals("DELETE")) {
      lockers.remove(key);
      reply(exchange, 204, "", null);
      return;
    }
    if (method.equals("PATCH")) {
      Map<String, String> value = sent(exchange, List.of("size", "weight", "note"), List.of());
      if (value.isEmpty()) throw new Refused(400, "nothing to change");
      found.putAll(value);
    }
    reply(exchange, 200, "application/json", json(found));
  }

  static String decode(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException fault) {
      throw new Refused(400, "wrong percent-encoding");
    }
  }

  public static void main(String[] arguments) throws IOException {
    lockers.put("AA-1", locker("AA-1", "small", 0));
    lockers.put("AB-12", locker("AB-12", "large", 1));
    lockers.put("BC-3", locker("BC-3", "small", 2));
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 64);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/", exchange -> {
      try {
        handle(exchange);
      } catch (Refused refused) {
        if (refused.allow != null) exchange.getResponseHeaders().set("allow", refused.allow);
        reply(exchange, refused.status, "application/problem+json", "{\"title\":\"" + refused.getMessage() + "\"}");
      }
    });
    server.start();
    System.out.println(server.getAddress().getPort());
  }
}
